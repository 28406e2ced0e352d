/** Waits before the second and the third attempt, in milliseconds. */
export const RETRY_WAITS_MS: readonly number[] = [300, 900];

/** Runs `attempt` until it succeeds, after each wait once more; then throws the last error. */
export async function withRetries<T>(attempt: () => Promise<T>, waitsMs: readonly number[]): Promise<T> {
  const [waitMs, ...later] = waitsMs;
  try {
    return await attempt();
  } catch (error) {
    if (waitMs === undefined) throw error;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    return withRetries(attempt, later);
  }
}
