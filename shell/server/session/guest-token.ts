import { z } from 'zod';
import type { Settings } from '../settings';

const answerSchema = z.object({ access_token: z.string(), expires_in: z.number() });
const SPARE_MS = 30_000;
const LIMIT_MS = 3000;

/** The guest token and its remaining lifetime in seconds. */
export type GuestToken = { readonly access_token: string; readonly expires_in: number };

/**
 * Returns a function that gets the guest token by client credentials (specification 6 and 7). Caches it until
 * shortly before it expires, and concurrent requests share one call. Rejects if the provider gives none.
 */
export function createGuestTokenSource(
  { tokenUrl, id, secret }: Settings['guestClient'],
  ask: typeof fetch = fetch,
  now: () => number = Date.now,
): () => Promise<GuestToken> {
  let kept: { readonly token: string; readonly untilMs: number } | undefined;
  let asking: Promise<GuestToken> | undefined;

  const request = async (): Promise<GuestToken> => {
    const response = await ask(tokenUrl, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'client_credentials', client_id: id, client_secret: secret }),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (!response.ok) throw new Error(`The provider answered ${response.status} to the guests' client`);
    const { access_token: token, expires_in: seconds } = answerSchema.parse(await response.json());
    kept = { token, untilMs: now() + seconds * 1000 };
    return { access_token: token, expires_in: seconds };
  };
  return async () => {
    const leftMs = kept ? kept.untilMs - now() : 0;
    if (kept && leftMs > SPARE_MS) return { access_token: kept.token, expires_in: Math.floor(leftMs / 1000) };
    asking ??= request().finally(() => (asking = undefined));
    return asking;
  };
}
