import { useQuery } from '@tanstack/react-query';
import { cartQueries, merchantQueries } from '@tiffin/api';
import type { Cart, Merchant } from '@tiffin/contracts';
import { roundedTimeRange } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import { useAvailability } from '@tiffin/screen-parts';
import { Badge, media } from '@tiffin/ui';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { Minutes } from '../minutes';
import { useMenuCartMessages } from '../use-menu-cart-messages';

/** Its parts wrap like words, so that phones need two lines for it. */
const Line = styled.div`
  font-size: 14px;
  line-height: 24px;
  min-height: 24px;
  ${media.mobile} {
    min-height: 48px;
  }
`;

/** A text of typical length reserves the space until the terms are known. */
const Terms = styled.span<{ readonly $isKnown: boolean }>`
  margin-inline-start: 8px;
  visibility: ${({ $isKnown }) => ($isKnown ? 'visible' : 'hidden')};
  color: var(--text-muted);
  & > * + *::before {
    content: '·';
    margin-inline: 7px;
  }
`;

type MerchantFactsProps = { readonly merchant: Merchant; readonly cart: Cart | undefined };

/** Renders whether it is open, the duration if ordered now, the minimum order, and the threshold of free delivery. */
export function MerchantFacts({ merchant, cart }: MerchantFactsProps): ReactElement {
  const t = useMenuCartMessages();
  const terms = useTerms(merchant, cart);
  const usual = useUsualTerms(merchant);
  return (
    <Line>
      {merchant.isRelayMerchant ? (
        <Badge icon="external">{t('merchant.elsewhere')}</Badge>
      ) : (
        <OpenBadge merchant={merchant} />
      )}
      <Terms $isKnown={terms !== undefined} aria-hidden={terms === undefined || undefined}>
        {(terms ?? usual).map((term) => (
          <span key={typeof term === 'string' ? term : 'minutes'}>{term}</span>
        ))}
      </Terms>
    </Line>
  );
}

function OpenBadge({ merchant }: { readonly merchant: Merchant }): ReactElement {
  const t = useMenuCartMessages();
  const format = useFormat();
  const { closesAt, timeZone } = merchant;
  switch (useAvailability(merchant).reason) {
    case null:
      return (
        <Badge tone="good" icon="check">
          {closesAt ? t('merchant.openUntil', { time: format.time(closesAt, timeZone) }) : t('merchant.open')}
        </Badge>
      );
    case 'LATER_ONLY':
      return (
        <Badge tone="warn" icon="calendar">
          {t('merchant.laterOnly')}
        </Badge>
      );
    case 'CLOSED':
      return (
        <Badge tone="ink" icon="clock">
          {t('merchant.closed')}
        </Badge>
      );
    case 'NOT_ACCEPTING':
      return (
        <Badge tone="warn" icon="clock">
          {t('merchant.stopped')}
        </Badge>
      );
  }
}

function useUsualTerms({ currencyCode }: Merchant): readonly string[] {
  const t = useMenuCartMessages();
  const amount = useFormat().money(40_000_000, currencyCode);
  return [
    t('merchant.minutes', { minimum: 35, maximum: 45 }),
    t('merchant.minimumFull', { amount }),
    t('merchant.delivery', { amount }),
    t('merchant.freeDeliveryOver', { amount }),
  ];
}

/** Returns the terms; undefined while they load. */
function useTerms(
  merchant: Merchant,
  cart: Cart | undefined,
): readonly (string | ReactElement)[] | undefined {
  const t = useMenuCartMessages();
  const format = useFormat();
  const isDelivery = cart ? cart.fulfillmentType === 'DELIVERY' : merchant.supportsDelivery;
  const isForNow = cart !== undefined && isDelivery && cart.scheduledForTime === null;
  const anywhere = useQuery({ ...merchantQueries.deliveryInfo(merchant.id), enabled: isDelivery });
  const here = useQuery({ ...cartQueries.deliveryInfo(merchant.id), enabled: isForNow });
  const info = here.data ?? anywhere.data;
  const { accepts } = useAvailability(merchant);
  const money = (micro: number) => format.money(micro, merchant.currencyCode);
  const minutes = (range: { readonly minimum: number; readonly maximum: number } | null | undefined) =>
    range && accepts ? [<Minutes key="minutes" {...roundedTimeRange(range)} />] : [];
  if (!isDelivery) return minutes(cart?.pickupFulfillmentEstimate);
  if (!info) return anywhere.isPending ? undefined : [];
  const { deliveryMinimumOrderValueMicro, deliveryChargeMicro, freeDeliveryOrderValueMicro } = info;
  const least =
    deliveryMinimumOrderValueMicro > 0
      ? [t('merchant.minimumFull', { amount: money(deliveryMinimumOrderValueMicro) })]
      : [];
  const charge =
    deliveryChargeMicro === 0
      ? [t('merchant.freeDelivery')]
      : [
          t('merchant.delivery', { amount: money(deliveryChargeMicro) }),
          ...(freeDeliveryOrderValueMicro === null
            ? []
            : [t('merchant.freeDeliveryOver', { amount: money(freeDeliveryOrderValueMicro) })]),
        ];
  return [...minutes(info.estimatedDeliveryTimeRange), ...least, ...charge];
}
