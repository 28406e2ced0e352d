import type { Locale, Order, OrderRating, OrderStatusValue } from '@tiffin/contracts';
import type { Attempts } from '../attempts/next-attempt';

/** One planned state of an order, in milliseconds of the sandbox's clock. */
export type TimelineEvent = { readonly status: OrderStatusValue; readonly at: number };

export type Refusal = {
  readonly orderItemIds: readonly string[];
  readonly receiptBefore: Order['orderReceipt'];
};

/** An order as stored. Its state follows from the timeline and the clock. */
export type StoredOrder = Omit<
  Order,
  | 'orderId'
  | 'merchant'
  | 'orderStatus'
  | 'orderDeliveryStatuses'
  | 'readerMoney'
  | 'refunds'
  | 'receiptEmail'
  | 'createdAt'
> & {
  readonly timeline: readonly TimelineEvent[];
  /** The language of letters to whoever placed it. Absent in orders from before: English. */
  readonly locale?: Locale;
  readonly scheduledForTime: string | null;
  /** The payment of the order; null if nothing had to be paid. */
  readonly intentId: string | null;
  /** The credit that was used, for refunds. */
  readonly creditUsedMicro: number;
  readonly isCancelled: boolean;
  /** How often the receipt was asked for by e-mail. */
  readonly receiptMails?: Attempts;
  /** What whoever paid thinks of it. */
  readonly rating?: OrderRating;
  /** Whether the points that its discounts promised were given. */
  readonly arePointsGiven?: boolean;
  /**
   * The lines that were taken off the order, and its receipt before that; oldest first. Absent if the kitchen made
   * everything.
   */
  readonly refusals?: readonly Refusal[];
  /** Since when the order is on hold, and the timeline that it would then follow. */
  readonly held?: { readonly at: number; readonly timeline: readonly TimelineEvent[] };
};
