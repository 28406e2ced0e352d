import type { Fulfillment } from '@tiffin/contracts';

/**
 * The phase of a group. `paying`: nobody can change anything. `late`: the guests' deadline has passed and the
 * host may still pay. `lastMinutes`: five minutes or fewer remain.
 */
export type GroupPhase = 'open' | 'lastMinutes' | 'late' | 'paying' | 'placed' | 'cancelled' | 'expired';

type Standing = Pick<Fulfillment, 'fulfillmentState' | 'isLocked' | 'orderByTime' | 'expirationTime'>;

const minuteMs = 60_000;
const lastMinutes = 5;
const lastMs = lastMinutes * minuteMs;
/** Before the deadline, people see these minutes pass: in the group's bar, and in reminders. */
export const countedMinutes = 60;

/** Returns the phase of a group at an instant, in milliseconds (specification 4). */
export function groupPhase(group: Standing, now: number): GroupPhase {
  switch (group.fulfillmentState) {
    case 'CLOSED':
    case 'SCHEDULED':
      return 'placed';
    case 'CANCELLED':
      return 'cancelled';
    case 'EXPIRED':
      return 'expired';
    case 'CREATED':
    case 'OPEN':
      return activePhase(group, now);
  }
}

/** Returns the minutes left for the guests, begun ones counted as whole; 0 after the deadline or without one. */
export function minutesLeft({ orderByTime }: Pick<Standing, 'orderByTime'>, now: number): number {
  if (orderByTime === null) return 0;
  return Math.max(0, Math.ceil((Date.parse(orderByTime) - now) / minuteMs));
}

/** Returns when the phase or the minutes of its last hour may next change by time; undefined if only people can change it. */
export function nextPhaseAt(group: Standing, now: number): number | undefined {
  const marks = [Date.parse(group.expirationTime)];
  if (group.orderByTime !== null) {
    const orderBy = Date.parse(group.orderByTime);
    for (let left = 0; left <= countedMinutes; left += 1) marks.push(orderBy - left * minuteMs);
  }
  const ahead = marks.filter((mark) => mark > now);
  return ahead.length === 0 ? undefined : Math.min(...ahead);
}

/** Returns true while something can be chosen or paid. */
export function isUnderWay(phase: GroupPhase): boolean {
  return phase === 'open' || phase === 'lastMinutes' || phase === 'late' || phase === 'paying';
}

function activePhase({ isLocked, orderByTime, expirationTime }: Standing, now: number): GroupPhase {
  if (now >= Date.parse(expirationTime)) return 'expired';
  if (isLocked) return 'paying';
  if (orderByTime === null) return 'open';
  const left = Date.parse(orderByTime) - now;
  if (left <= 0) return 'late';
  return left <= lastMs ? 'lastMinutes' : 'open';
}
