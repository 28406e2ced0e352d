import { z } from 'zod';

const KEPT_MS = 60_000;
const LIMIT_MS = 2000;
const answerSchema = z.object({ value: z.boolean() });

/**
 * Whether a flag is on for everybody, by what the flag service said last: off until it has said anything and where it
 * cannot be read. Asked in the background, at most every 60 s, so that no page waits for it.
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
      // What was said last holds while the service is down.
      refresh(flagsUrl).catch(() => undefined);
    }
    return isOn;
  };
}
