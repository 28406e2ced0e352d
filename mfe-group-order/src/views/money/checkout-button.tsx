import type { Fulfillment } from '@tiffin/contracts';
import { merchantPaths } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import { useLocation } from '@tiffin/router';
import { Button, ButtonLink } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { persistedQuery } from '../../domain/group-url';
import { hostPayment } from '../../domain/host-payment';
import { useGroupMessages } from '../use-group-messages';

type CheckoutButtonProps = {
  readonly group: Fulfillment;
  readonly onCheckout: () => void;
};

/** Renders the host's next step: to pay, or to add items while there is nothing to pay for. */
export function CheckoutButton({ group, onCheckout }: CheckoutButtonProps): ReactElement {
  const t = useGroupMessages();
  const format = useFormat();
  const { search } = useLocation();
  const { itemSumMicro } = group.costBreakdown;
  if (itemSumMicro === 0) {
    return (
      <ButtonLink
        variant="primary"
        size="big"
        wide
        icon="plus"
        to={merchantPaths(group.merchant.url).menu + persistedQuery(search)}
      >
        {t('people.add')}
      </ButtonLink>
    );
  }
  return (
    <Button
      variant="primary"
      size="big"
      wide
      amount={format.money(hostPayment(group).hostMicro, group.currencyCode)}
      onClick={onCheckout}
    >
      {t('checkout.open')}
    </Button>
  );
}
