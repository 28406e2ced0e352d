import type { OrderStatusValue } from '@tiffin/contracts';
import type { StoredOrder, TimelineEvent } from './stored-order';
import { reached } from './timeline';

const ENDS = new Set<OrderStatusValue>(['RECEIVED', 'COURIER_DROPPED_OFF', 'CANCELLED', 'REJECTED']);

/** The state of an order at an instant. */
export function currentStatus({ timeline }: Pick<StoredOrder, 'timeline'>, now: number): OrderStatusValue {
  return reached(timeline, now).at(-1)?.status ?? 'PLACED';
}

/** Cancelling is possible until the food is prepared. */
export function isCancellable(order: Pick<StoredOrder, 'timeline'>, now: number): boolean {
  const past = reached(order.timeline, now).map((event) => event.status);
  return !past.includes('PREPARED') && !past.some((status) => ENDS.has(status));
}

/** When an order came to its end; null while it is under way. */
export function completedAt({ timeline }: Pick<StoredOrder, 'timeline'>, now: number): number | null {
  return reached(timeline, now).find((event) => ENDS.has(event.status))?.at ?? null;
}

/** When an event of the timeline is or was due. */
export function timeOf(timeline: readonly TimelineEvent[], status: OrderStatusValue): number | null {
  return timeline.find((event) => event.status === status)?.at ?? null;
}
