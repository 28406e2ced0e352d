import { refuse } from '../../errors/refuse';

const MINUTE = 60_000;
const FIVE_MINUTES = 5 * MINUTE;
const USUAL_MINUTES = 60;
/** How long a host may still pay after the guests' deadline. */
const GRACE_MS = 60 * MINUTE;
const LONGEST_MS = 8 * 60 * MINUTE;

/** When guests must have chosen, and when the host must have paid, in milliseconds. */
export type GroupTimes = { readonly orderByTime: number | null; readonly expirationTime: number };

/**
 * Returns the times of a group: by default guests choose for an hour from now. Null is a group without a
 * deadline.
 */
export function groupTimes(asked: string | null | undefined, now: number): GroupTimes {
  if (asked === null) return { orderByTime: null, expirationTime: now + LONGEST_MS };
  const orderByTime =
    asked === undefined
      ? Math.ceil((now + USUAL_MINUTES * MINUTE) / FIVE_MINUTES) * FIVE_MINUTES
      : Date.parse(asked);
  if (orderByTime <= now) refuse(400, 'INVALID_PARAMETER', 'orderByTime');
  return { orderByTime, expirationTime: orderByTime + GRACE_MS };
}
