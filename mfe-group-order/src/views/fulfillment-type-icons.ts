import type { FulfillmentType } from '@tiffin/contracts';
import type { IconName } from '@tiffin/ui';

/** The icon of each fulfillment type. */
export const fulfillmentTypeIcons: Readonly<Record<FulfillmentType, IconName>> = {
  DELIVERY: 'bike',
  PICKUP: 'walk',
  DINE_IN: 'table',
  IN_STORE: 'bag',
};
