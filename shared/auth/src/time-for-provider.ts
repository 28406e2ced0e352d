const LONGEST_MS = 3000;
/** A provider that is well answers in this, also where the page itself came slowly. */
const LEAST_MS = 1000;

type Start = {
  /** The address carries the provider's answer to a sign-in. */
  readonly isReturn: boolean;
  /** The provider is asked later: something that the page brought is shown first. */
  readonly isLater: boolean;
  /** Milliseconds from the navigation to the start of the session. */
  readonly sinceNavigationMs: number;
};

/**
 * How long (ms) a page waits to hear who is here before it is a guest's: until 3 s after the navigation, not after the scripts
 * have come, and at least 1 s. Who comes back from signing in is waited for 3 s: they are no guest. So long, too, where a
 * screen is shown before the provider is asked.
 */
export function timeForProvider({ isReturn, isLater, sinceNavigationMs }: Start): number {
  return isReturn || isLater ? LONGEST_MS : Math.max(LEAST_MS, LONGEST_MS - sinceNavigationMs);
}
