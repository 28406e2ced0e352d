import { z } from 'zod';

const KEPT_MS = 60_000;
const LIMIT_MS = 2000;
const answerSchema = z.object({ value: z.boolean() });

/**
 * Returns a function that tells whether a flag is on for everybody, by the flag service's last response. The flag
 * is off until the first response. It is read in the background, at most every 60 s, so that no page waits for it.
 */
export function createFlagReader(
  flagsUrl: string | null,
  key: string,
  ask: typeof fetch = fetch,
  now: () => number = Date.now,
): () => boolean {
  let isOn = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  const refresh = async (url: string): Promise<void> => {
    const response = await ask(`${url}/ofrep/v1/evaluate/flags/${encodeURIComponent(key)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ context: {} }),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (response.status === 404) isOn = false;
    else if (response.ok) isOn = answerSchema.parse(await response.json()).value;
  };
  return () => {
    if (flagsUrl !== null && now() - askedAt >= KEPT_MS) {
      askedAt = now();
      // While the service is down, the last value stays in effect.
      refresh(flagsUrl).catch(() => undefined);
    }
    return isOn;
  };
}
