/**
 * Runs `attempt` until it succeeds, and retries after each wait while `mayGoOn` allows it (by default always). Throws
 * the last error.
 */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  [waitMs, ...later]: readonly number[],
  mayGoOn: (waitMs: number) => boolean = () => true,
): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (waitMs === undefined || !mayGoOn(waitMs)) throw error;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    return withRetries(attempt, later, mayGoOn);
  }
}
