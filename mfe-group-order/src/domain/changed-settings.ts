import type { Fulfillment, UpdateFulfillmentInput } from '@tiffin/contracts';

/** A setting of a group under the name that an update gives it. A saved address is part of the delivery details. */
export type SettingField = Exclude<keyof UpdateFulfillmentInput, 'settingsRevision' | 'deliveryAddressId'>;

const readings: Readonly<Record<SettingField, (group: Fulfillment) => unknown>> = {
  fulfillmentType: (group) => group.fulfillmentType,
  guestMax: (group) => group.guestMax,
  orderByTime: (group) => group.orderByTime,
  scheduledForTime: (group) => group.scheduledDetails.scheduledForTime,
  deliveryDetails: (group) => group.deliveryDetails,
  tip: (group) => group.tip,
  paymentSplit: (group) => group.paymentSplit,
  fixedAmountMicro: (group) => group.fixedAmountMicro,
  sharedCosts: (group) => group.sharedCosts ?? 'BY_VALUE',
  shareMode: (group) => group.shareSettings.shareMode,
  showGuestItems: (group) => group.groupDisplay.showGuestItems,
  ownerPaymentOptions: (group) => group.ownerPaymentOptions,
  countInAtDeadline: (group) => group.countInAtDeadline ?? false,
  autoOrder: (group) => group.autoOrder ?? null,
};

/** Returns which of some settings differ between two states of a group. */
export function changedSettings(
  before: Fulfillment,
  after: Fulfillment,
  fields: readonly SettingField[],
): readonly SettingField[] {
  return fields.filter((field) => {
    const read = readings[field];
    return JSON.stringify(read(before)) !== JSON.stringify(read(after));
  });
}

/** Returns the settings that an update changes. */
export function settingsIn(body: UpdateFulfillmentInput): readonly SettingField[] {
  const fields = Object.keys(body).map((name) => (name === 'deliveryAddressId' ? 'deliveryDetails' : name));
  return fields.filter((name): name is SettingField => name in readings);
}
