/** When to retry, as sent in a refusal: whole seconds from now, and the moment. */
export type RetryData = { readonly retryAfterSeconds: number; readonly retryAt: string };

/** Returns the data of a refusal that ends at `retryAt` (ms since 1970). */
export function retryData(retryAt: number, now: number): RetryData {
  const retryAfterSeconds = Math.max(1, Math.ceil((retryAt - now) / 1000));
  return { retryAfterSeconds, retryAt: new Date(retryAt).toISOString() };
}
