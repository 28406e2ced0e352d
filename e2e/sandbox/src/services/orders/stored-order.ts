import type { Order, OrderStatusValue } from '@tiffin/contracts';

/** One planned state of an order, in milliseconds of the sandbox's clock. */
export type TimelineEvent = { readonly status: OrderStatusValue; readonly at: number };

/** An order as kept: its state follows from the timeline and the clock. */
export type StoredOrder = Omit<
  Order,
  'orderId' | 'merchant' | 'orderStatus' | 'orderDeliveryStatuses' | 'createdAt'
> & {
  readonly timeline: readonly TimelineEvent[];
  readonly scheduledForTime: string | null;
  /** The payment that paid; null where nothing had to be paid. */
  readonly intentId: string | null;
  /** Credit that was used, for giving it back. */
  readonly creditUsedMicro: number;
  readonly isCancelled: boolean;
  /** Since when the kitchen waits for the person to go on without some lines, and what it would do then. */
  readonly held?: { readonly at: number; readonly timeline: readonly TimelineEvent[] };
};
