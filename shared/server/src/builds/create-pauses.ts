import type { FailureReason } from './failure';

export type Pauses = {
  readonly isPaused: (id: string) => boolean;
  /** Notes a failure and pauses its build if needed. Returns whether it is the first with this reason in its pause. */
  readonly note: (id: string, reason: FailureReason) => boolean;
};

/** A build that throws or answers wrongly costs nothing but its page, so it is asked again. */
const PAUSING: readonly FailureReason[] = ['load', 'time', 'memory', 'exit'];

/** Remembers for `pauseMs` which builds failed. `now` gives milliseconds. */
export function createPauses(pauseMs: number, now: () => number): Pauses {
  const endOf = new Map<string, number>();
  const isRunning = (key: string): boolean => (endOf.get(key) ?? -Infinity) > now();

  return {
    isPaused: (id) => PAUSING.some((reason) => isRunning(keyOf(id, reason))),
    note: (id, reason) => {
      for (const key of endOf.keys()) if (!isRunning(key)) endOf.delete(key);
      const key = keyOf(id, reason);
      if (endOf.has(key)) return false;
      endOf.set(key, now() + pauseMs);
      return true;
    },
  };
}

function keyOf(id: string, reason: FailureReason): string {
  return `${reason} ${id}`;
}
