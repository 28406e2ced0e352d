import { orderTiming, promisedTime } from '@tiffin/domain';
import { currentStatus, timeOf } from './current-status';
import type { StoredOrder } from './stored-order';

type TimedOrder = Pick<
  StoredOrder,
  'timeline' | 'merchantFulfillmentType' | 'promisedTimeRange' | 'scheduledForTime' | 'held'
>;

/**
 * Returns whether an order keeps its promised time at an instant (ms since 1970), as its page says it. The time of an
 * order that waits for an answer has stopped.
 */
export function timingAt(order: TimedOrder, now: number): ReturnType<typeof orderTiming> {
  if (order.held !== undefined) return { kind: 'untimed', expectedAt: null };
  const { timeline, merchantFulfillmentType: type, promisedTimeRange, scheduledForTime } = order;
  const ready = timeOf(timeline, 'PREPARED');
  const due = type === 'DELIVERY' ? timeOf(timeline, 'COURIER_DROPPED_OFF') : ready;
  const text = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());
  const promised = promisedTime({
    status: currentStatus(order, now),
    type,
    promisedTimeRange,
    scheduledTime: scheduledForTime,
    readyTime: text(ready),
  });
  return orderTiming(promised, text(due), now);
}
