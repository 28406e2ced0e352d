import type { SettingField } from '../../domain/changed-settings';

/** The host's settings. Each has a row of its own. */
export const SETTING_NAMES = ['split', 'payment', 'limit', 'deadline', 'time', 'delivery', 'tip'] as const;
/** What a co-host may set: nothing that decides the host's money or the guests' privacy. */
export const CO_HOST_SETTING_NAMES = ['limit', 'deadline', 'time', 'delivery'] as const;
export type SettingName = (typeof SETTING_NAMES)[number];

/** What each panel shows and saves. */
export const SETTING_FIELDS: Readonly<Record<SettingName, readonly SettingField[]>> = {
  split: ['paymentSplit', 'fixedAmountMicro', 'sharedCosts', 'showGuestItems'],
  payment: ['ownerPaymentOptions'],
  limit: ['guestMax'],
  deadline: ['orderByTime', 'countInAtDeadline', 'autoOrder'],
  time: ['scheduledForTime'],
  delivery: ['fulfillmentType', 'deliveryDetails'],
  tip: ['tip'],
};
