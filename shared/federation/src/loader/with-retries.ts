/** Waits before the second and the third attempt, in milliseconds. */
export const RETRY_WAITS_MS: readonly number[] = [300, 900];

/** Runs `attempt` until it succeeds, and retries after each wait while `mayGoOn` allows it. Throws the last error. */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  [waitMs, ...later]: readonly number[],
  mayGoOn: (waitMs: number) => boolean,
): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (waitMs === undefined || !mayGoOn(waitMs)) throw error;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    return withRetries(attempt, later, mayGoOn);
  }
}
