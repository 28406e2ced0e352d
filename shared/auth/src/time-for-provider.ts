const LONGEST_MS = 3000;
/** A healthy provider answers within this time. It is granted even if the page itself was slow. */
const LEAST_MS = 1000;

type Start = {
  /** Whether the URL carries the provider's answer to a sign-in. */
  readonly isReturn: boolean;
  /** Whether the provider is asked later, because the page first shows what came with it. */
  readonly isLater: boolean;
  /** Milliseconds from the navigation to the start of the session. */
  readonly sinceNavigationMs: number;
};

/**
 * Returns how long (ms) a page waits for the session before it continues as guest. The wait ends 3 s after
 * the navigation, but lasts at least 1 s. It is 3 s after a return from signing in, and if a screen is shown
 * before the provider is asked.
 */
export function timeForProvider({ isReturn, isLater, sinceNavigationMs }: Start): number {
  return isReturn || isLater ? LONGEST_MS : Math.max(LEAST_MS, LONGEST_MS - sinceNavigationMs);
}
