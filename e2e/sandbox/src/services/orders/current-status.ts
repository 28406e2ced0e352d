import type { OrderStatusValue } from '@tiffin/contracts';
import type { StoredOrder, TimelineEvent } from './stored-order';
import { reached } from './timeline';

const ENDS = new Set<OrderStatusValue>(['RECEIVED', 'COURIER_DROPPED_OFF', 'CANCELLED', 'REJECTED']);

/** Returns the state of an order at an instant. */
export function currentStatus({ timeline }: Pick<StoredOrder, 'timeline'>, now: number): OrderStatusValue {
  return reached(timeline, now).at(-1)?.status ?? 'PLACED';
}

/** Returns whether an order can be cancelled: until its food is prepared. */
export function isCancellable(order: Pick<StoredOrder, 'timeline'>, now: number): boolean {
  const past = reached(order.timeline, now).map((event) => event.status);
  return !past.includes('PREPARED') && !past.some((status) => ENDS.has(status));
}

/** Returns when an order ended; null while it is active. */
export function completedAt({ timeline }: Pick<StoredOrder, 'timeline'>, now: number): number | null {
  return reached(timeline, now).find((event) => ENDS.has(event.status))?.at ?? null;
}

/** Returns when an event of the timeline happened or is due. */
export function timeOf(timeline: readonly TimelineEvent[], status: OrderStatusValue): number | null {
  return timeline.find((event) => event.status === status)?.at ?? null;
}

/** Returns the range of times that is promised; null while the order is on hold. */
export function promisedRange({
  held,
  promisedTimeRange,
}: Pick<StoredOrder, 'held' | 'promisedTimeRange'>): StoredOrder['promisedTimeRange'] {
  return held === undefined ? promisedTimeRange : null;
}
