import type { MerchantFulfillmentType, OrderStatusValue } from '@tiffin/contracts';
import { orderPhase } from '@tiffin/domain';
import { currentStatus } from '../orders/current-status';
import type { StoredOrder } from '../orders/stored-order';
import { reached } from '../orders/timeline';
import { timingAt } from '../orders/timing-at';

/** What a person wants to know of an order without looking. */
export type OrderNews =
  | 'confirmed'
  | 'ready'
  | 'pickedUp'
  | 'arrived'
  | 'delivered'
  | 'rejected'
  | 'cancelled'
  | 'asked'
  | 'continued'
  | 'late';

const BY_STATUS: Readonly<Partial<Record<OrderStatusValue, OrderNews>>> = {
  ACCEPTED: 'confirmed',
  PREPARED: 'ready',
  COURIER_PICKED_UP: 'pickedUp',
  COURIER_CONFIRMED_CONSUMER_ARRIVAL: 'arrived',
  COURIER_DROPPED_OFF: 'delivered',
  REJECTED: 'rejected',
  CANCELLED: 'cancelled',
};

type Followed = Pick<
  StoredOrder,
  'timeline' | 'merchantFulfillmentType' | 'promisedTimeRange' | 'scheduledForTime' | 'held' | 'refusals'
>;

/**
 * Returns the news of an order by an instant (ms since 1970), the newest last. Food that waits for its courier is no news.
 * An order that ended is not late and asks nothing, and one that waits for an answer is not late.
 */
export function newsOf(order: Followed, now: number): readonly OrderNews[] {
  const { timeline, merchantFulfillmentType: type } = order;
  const steps = reached(timeline, now).flatMap(({ status }) => newsOfStatus(status, type));
  if (hasEnded(order, now)) return steps;
  return [
    ...steps,
    ...(timingAt(order, now).kind === 'late' ? (['late'] as const) : []),
    ...(order.refusals === undefined ? [] : (['continued'] as const)),
    ...(order.held === undefined ? [] : (['asked'] as const)),
  ];
}

/** Returns whether an order has ended, so that no more news will come. */
export function hasEnded(order: Pick<StoredOrder, 'timeline'>, now: number): boolean {
  return orderPhase(currentStatus(order, now)) !== 'active';
}

function newsOfStatus(status: OrderStatusValue, type: MerchantFulfillmentType): readonly OrderNews[] {
  const news = BY_STATUS[status];
  return news === undefined || (news === 'ready' && type === 'DELIVERY') ? [] : [news];
}
