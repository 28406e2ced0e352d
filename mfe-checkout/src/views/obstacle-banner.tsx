import type { Cart, Merchant } from '@tiffin/contracts';
import { groupPath, merchantPaths } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import { Banner, Button, ButtonLink } from '@tiffin/ui';
import type { ReactElement, Ref } from 'react';
import styled from 'styled-components';
import type { CheckoutObstacle } from '../domain/checkout-obstacle';
import { BannerTitle } from './banner-title';
import { useCheckoutMessages } from './use-checkout-messages';
import type { OrderDialogName } from './use-order-dialog';

const Action = styled.div`
  margin-top: 10px;
`;

/** The dialog that solves an obstacle. The others are solved on another page. */
const dialogs: ReadonlyMap<CheckoutObstacle['kind'], OrderDialogName> = new Map([
  ['closed', 'schedule'],
  ['laterOnly', 'schedule'],
  ['address', 'fulfillment'],
]);

type ObstacleBannerProps = {
  readonly obstacle: CheckoutObstacle;
  readonly merchant: Merchant;
  readonly cart: Cart;
  readonly ref: Ref<HTMLDivElement>;
  /** Opens the dialog that solves it. */
  readonly onChange: (name: OrderDialogName) => void;
};

/** Renders what blocks this cart from being ordered, and what solves it: a dialog or another page. */
export function ObstacleBanner(props: ObstacleBannerProps): ReactElement {
  const { obstacle, merchant, cart, ref, onChange } = props;
  const t = useCheckoutMessages();
  const format = useFormat();
  const key = `obstacles.${obstacle.kind}` as const;
  const values = {
    merchant: merchant.name,
    items: obstacle.kind === 'unavailable' ? format.list(obstacle.itemNames) : '',
    amount: obstacle.kind === 'minimum' ? format.money(obstacle.missingMicro, cart.currencyCode) : '',
  };
  const opens =
    (obstacle.kind === 'closed' || obstacle.kind === 'stopped') && obstacle.nextOpenTime !== null
      ? t(`obstacles.${obstacle.kind}.opens`, {
          time: format.dateTime(obstacle.nextOpenTime, merchant.timeZone),
        })
      : undefined;
  const dialog = dialogs.get(obstacle.kind);
  const paths = merchantPaths(merchant.url);
  const to =
    obstacle.kind === 'group'
      ? groupPath(obstacle.fulfillmentId)
      : obstacle.kind === 'minimum' || obstacle.kind === 'stopped'
        ? paths.menu
        : paths.order;
  return (
    <div ref={ref} tabIndex={-1}>
      <Banner tone="warn" icon="warning">
        <BannerTitle>{t(`${key}.title`, values)}</BannerTitle> {t(`${key}.note`, values)} {opens}
        <Action>
          {dialog === undefined ? (
            <ButtonLink to={to} size="small" variant="outline">
              {t(`${key}.action`)}
            </ButtonLink>
          ) : (
            <Button
              size="small"
              variant="outline"
              onClick={() => {
                onChange(dialog);
              }}
            >
              {t(`${key}.action`)}
            </Button>
          )}
        </Action>
      </Banner>
    </div>
  );
}
