import type { MerchantSummary } from '@tiffin/contracts';
import { roundedTimeRange } from '@tiffin/domain';
import type { TimeRangeMinutes } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import { useAvailability } from '@tiffin/screen-parts';
import type { BrowsingFulfillment } from '../../domain/browsing-query';
import { useMenuCartMessages } from '../use-menu-cart-messages';

type MerchantFacts = {
  /** True if it is closed or takes no orders. */
  readonly isOff: boolean;
  /** "Closed", "Scheduled orders only"; null if it takes orders for now. */
  readonly notice: string | null;
  /** "Closed", "Pickup", or the minutes until it is there. */
  readonly time: string | TimeRangeMinutes;
  /** "Open until 22:00"; empty while it takes no orders for now, and if it does not close. */
  readonly closes: string;
  /** "Delivery $3.99, free over $40.00", "min $15.00". */
  readonly terms: readonly string[];
  /** Its cuisine, or when it opens. */
  readonly line: string;
};

/** Returns what a card shows about a merchant, for the chosen fulfillment. */
export function useMerchantFacts(merchant: MerchantSummary, fulfillment: BrowsingFulfillment): MerchantFacts {
  const t = useMenuCartMessages();
  const format = useFormat();
  const { deliveryInfo, currencyCode, closesAt, timeZone } = merchant;
  const money = (micro: number) => format.money(micro, currencyCode);
  const line = merchant.description || format.list(merchant.categories);
  const { reason, canSchedule, nextOpenTime: opens } = useAvailability(merchant);
  if (reason === 'CLOSED' || reason === 'NOT_ACCEPTING') {
    const when = opens && `${format.date(opens, merchant.timeZone)} ${format.time(opens, merchant.timeZone)}`;
    const notice = t(reason === 'CLOSED' ? 'merchant.closed' : 'merchant.stopped');
    return {
      isOff: true,
      notice,
      time: notice,
      closes: '',
      terms: opens && canSchedule ? [t('merchant.orderAhead')] : [],
      line: when ? t('merchant.opensAt', { when }) : line,
    };
  }
  const notice = reason === 'LATER_ONLY' ? t('merchant.laterOnly') : null;
  const closes =
    notice === null && closesAt !== null
      ? t('merchant.openUntil', { time: format.time(closesAt, timeZone) })
      : '';
  const usual = { isOff: false, notice, closes, line };
  if (fulfillment !== 'DELIVERY' || deliveryInfo === null) {
    const way = fulfillment === 'DELIVERY' ? 'PICKUP' : fulfillment;
    return { ...usual, time: notice ?? t(`fulfillment.${way}`), terms: [t('merchant.noDeliveryFee')] };
  }
  const { minimum, maximum } = roundedTimeRange(deliveryInfo.estimatedDeliveryTimeRange);
  const { deliveryChargeMicro, freeDeliveryOrderValueMicro, deliveryMinimumOrderValueMicro } = deliveryInfo;
  const charge =
    deliveryChargeMicro === 0
      ? t('merchant.freeDelivery')
      : freeDeliveryOrderValueMicro === null
        ? t('merchant.delivery', { amount: money(deliveryChargeMicro) })
        : t('merchant.deliveryUnlessOver', {
            amount: money(deliveryChargeMicro),
            threshold: money(freeDeliveryOrderValueMicro),
          });
  const least = t('merchant.minimum', { amount: money(deliveryMinimumOrderValueMicro) });
  return {
    ...usual,
    time: notice ?? { minimum, maximum },
    terms: deliveryMinimumOrderValueMicro > 0 ? [charge, least] : [charge],
  };
}
