import type { MerchantFulfillmentType } from '@tiffin/contracts';

/** How food of one fulfillment type is handed over. */
type HandOver = {
  /** How an order ends well. */
  readonly ending: 'delivered' | 'collected' | 'served';
  /** The last two tiers of the tracker. */
  readonly lastSteps: readonly ['onTheWay', 'arrived'] | readonly ['ready', 'collected' | 'served'];
  /** The group of sentences for statuses from PREPARED on. */
  readonly sentences: 'state' | 'collect' | 'dineIn';
};

export const HAND_OVERS = {
  DELIVERY: { ending: 'delivered', lastSteps: ['onTheWay', 'arrived'], sentences: 'state' },
  IN_STORE: { ending: 'collected', lastSteps: ['ready', 'collected'], sentences: 'collect' },
  DINE_IN: { ending: 'served', lastSteps: ['ready', 'served'], sentences: 'dineIn' },
} as const satisfies Readonly<Record<MerchantFulfillmentType, HandOver>>;
