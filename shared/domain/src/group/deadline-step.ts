/** The minutes before a group's deadline at which people who are not done are reminded. */
const STEP_MINUTES = [10, 5, 1] as const;
const MINUTE_MS = 60_000;

export type DeadlineStep = {
  /** When the step began, in milliseconds. */
  readonly at: number;
  /** The minutes left at `now`; a begun minute counts as whole. */
  readonly minutesLeft: number;
};

/** How long before a deadline the first reminder begins, in milliseconds. */
export const FIRST_STEP_MS = STEP_MINUTES[0] * MINUTE_MS;

/**
 * Returns the last step before a deadline that has begun at `now`, both in milliseconds. Returns undefined before the
 * first step, from the deadline on, and without a deadline.
 */
export function deadlineStep(orderByMs: number | null, now: number): DeadlineStep | undefined {
  if (orderByMs === null || now >= orderByMs) return undefined;
  const begun = STEP_MINUTES.map((minutes) => orderByMs - minutes * MINUTE_MS).filter((at) => at <= now);
  const at = begun.at(-1);
  return at === undefined ? undefined : { at, minutesLeft: Math.ceil((orderByMs - now) / MINUTE_MS) };
}
