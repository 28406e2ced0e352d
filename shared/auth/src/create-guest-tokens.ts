const SPARE_MS = 30_000;
const LIMIT_MS = 3000;

type Ask = (url: string, init: RequestInit) => Promise<Response>;

/** A service token, and when it expires (ms since 1970). */
export type GuestToken = { readonly accessToken: string; readonly expiresAt: number };

/**
 * The guests' client-credentials token: `first` came with the page, later ones come from the shell server. Each is kept
 * in memory until shortly before it expires; callers at the same time share one request. Null where none can be had.
 */
export function createGuestTokens(
  url: string,
  first?: GuestToken,
  ask: Ask = (...request) => fetch(...request),
  now: () => number = Date.now,
): () => Promise<string | null> {
  let kept = first && { token: first.accessToken, untilMs: first.expiresAt - SPARE_MS };
  let asking: Promise<string | null> | undefined;

  const request = async (): Promise<string | null> => {
    try {
      const response = await ask(url, { method: 'POST', signal: AbortSignal.timeout(LIMIT_MS) });
      const answer = response.ok ? parseAnswer(await response.json()) : null;
      if (!answer) return null;
      kept = { token: answer.token, untilMs: now() + answer.expiresInMs - SPARE_MS };
      return answer.token;
    } catch {
      return null;
    } finally {
      asking = undefined;
    }
  };
  return async () => (kept && kept.untilMs > now() ? kept.token : (asking ??= request()));
}

function parseAnswer(answer: unknown): { readonly token: string; readonly expiresInMs: number } | null {
  if (typeof answer !== 'object' || answer === null) return null;
  if (!('access_token' in answer) || !('expires_in' in answer)) return null;
  const { access_token: token, expires_in: seconds } = answer;
  return typeof token === 'string' && typeof seconds === 'number'
    ? { token, expiresInMs: seconds * 1000 }
    : null;
}
