import type { Fulfillment } from '@tiffin/contracts';

type SharedCostsGroup = Pick<Fulfillment, 'sharedCosts' | 'fulfillmentType' | 'deliveryPricing' | 'tip'>;

/**
 * Returns whether a guest's part shrinks when more people join: guests share a cost that does not grow with the
 * food, which is the delivery or a tip that the host fixed (specification 3).
 */
export function isCheaperTogether(group: SharedCostsGroup): boolean {
  if (group.sharedCosts === 'HOST_PAYS') return false;
  const hasDelivery = group.fulfillmentType === 'DELIVERY' && group.deliveryPricing.deliveryChargeMicro > 0;
  return hasDelivery || (group.tip.customTipAmountMicro ?? 0) > 0;
}
