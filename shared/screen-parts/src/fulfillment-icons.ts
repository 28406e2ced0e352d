import type { FulfillmentType } from '@tiffin/contracts';
import type { IconName } from '@tiffin/ui';

/** The icon of each way in which food is handed over. */
export const FULFILLMENT_ICONS = {
  DELIVERY: 'bike',
  PICKUP: 'bag',
  IN_STORE: 'bag',
  DINE_IN: 'table',
} as const satisfies Readonly<Record<FulfillmentType, IconName>>;
