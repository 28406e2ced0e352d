import { isRecord } from '@tiffin/contracts';
import type { TokenSet } from './token-set';

const LIMIT_MS = 3000;

type Ask = (url: string, init: RequestInit) => Promise<Response>;

/**
 * The shell server's answer to a request for new tokens.
 *
 * @internal exported for tests
 */
export type ServerAnswer =
  | { readonly kind: 'tokens'; readonly tokens: TokenSet }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unreachable' };

/** The tokens that the shell server stores in cookies that no script can read. */
export type ServerSession = {
  /** Sends the current tokens to the server. After a failure the next page only starts more slowly. */
  readonly keep: (tokens: TokenSet, options: { readonly isRefresh: boolean }) => Promise<void>;
  /** Requests a new token with the refresh token in the cookie. */
  readonly refresh: () => Promise<ServerAnswer>;
  /** Clears the cookies. */
  readonly forget: () => Promise<void>;
};

/** Returns the session calls of the shell server on an origin. */
export function createServerSession(
  origin: string,
  ask: Ask = (...request) => fetch(...request),
  now: () => number = Date.now,
): ServerSession {
  const request = async (method: 'POST' | 'DELETE', path: string, body?: unknown): Promise<Response> =>
    ask(`${origin}/_session/${path}`, {
      method,
      // Unloading the page must not cancel the sign-out.
      keepalive: true,
      signal: AbortSignal.timeout(LIMIT_MS),
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
  return {
    keep: async ({ token, refreshToken, idToken }, { isRefresh }) => {
      await request('POST', 'tokens', { token, refreshToken, idToken, isRefresh }).catch(() => undefined);
    },
    refresh: async () => {
      try {
        const response = await request('POST', 'refresh', {});
        return response.ok ? answerOf(await response.json(), now()) : { kind: 'unreachable' };
      } catch {
        return { kind: 'unreachable' };
      }
    },
    forget: async () => {
      await request('DELETE', 'tokens').catch(() => undefined);
    },
  };
}

function answerOf(answer: unknown, nowMs: number): ServerAnswer {
  if (!isRecord(answer)) return { kind: 'unreachable' };
  const { accessToken: token, expiresIn: seconds } = answer;
  if (token === null) return { kind: 'refused' };
  if (typeof token !== 'string' || typeof seconds !== 'number') return { kind: 'unreachable' };
  const tokens = { token, refreshToken: null, idToken: null };
  return { kind: 'tokens', tokens: { ...tokens, expiresAt: nowMs + seconds * 1000 } };
}
