import type { Fulfillment, UpdateFulfillmentInput } from '@tiffin/contracts';

/** Returns the settings of a group that a new group takes over: all but its times and its payment. */
export function settingsOf(group: Fulfillment): UpdateFulfillmentInput {
  const { guestMax, tip, paymentSplit, fixedAmountMicro, sharedCosts, shareSettings, groupDisplay } = group;
  const { fulfillmentType, deliveryDetails } = group;
  const isDelivered = fulfillmentType === 'DELIVERY' && deliveryDetails.location !== '';
  return {
    guestMax,
    tip,
    paymentSplit,
    fixedAmountMicro,
    sharedCosts,
    shareMode: shareSettings.shareMode,
    showGuestItems: groupDisplay.showGuestItems,
    ...(isDelivered && { deliveryDetails }),
  };
}
