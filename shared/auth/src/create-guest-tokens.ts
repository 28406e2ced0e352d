import { isRecord } from '@tiffin/contracts';

const SPARE_MS = 30_000;
/**
 * Timeout of a guest token. Guest reads wait for it, and a page must be usable within 3 s of its navigation,
 * with or without a token.
 */
const LIMIT_MS = 1500;
/** Pause after a failed request. Calls go out without a token meanwhile. */
const PAUSE_MS = 15_000;

type Store = Pick<Storage, 'getItem' | 'setItem'>;
const STORED_AS = 'tiffin_anonymous_token';
/** The characters allowed after `Bearer`. */
const TOKEN = /^[\w.~+/=-]{1,8000}$/;
/** No service token lives longer. A stored expiry beyond this was not written by this code. */
const LONGEST_LIFE_MS = 86_400_000;

type Ask = (url: string, init: RequestInit) => Promise<Response>;

/** A service token, and when it expires (ms since 1970). */
export type GuestToken = { readonly accessToken: string; readonly expiresAt: number };

/**
 * Keeps the guests' client-credentials token. `first` came with the page; later ones come from the shell
 * server. A token is stored until shortly before it expires, also across a reload; it is no secret, because
 * every page receives one. Concurrent callers share one request. Returns null if there is no token, and
 * without a request for 15 s after a failure.
 */
export function createGuestTokens(
  url: string,
  first?: GuestToken,
  ask: Ask = (...request) => fetch(...request),
  now: () => number = Date.now,
  openStore: () => Store | undefined = () => globalThis.sessionStorage,
): () => Promise<string | null> {
  let kept = first ?? readStored(openStore, now());
  let asking: Promise<string | null> | undefined;
  let pausedUntilMs = 0;

  const request = async (): Promise<string | null> => {
    const answer = await answerOf(ask, url);
    asking = undefined;
    if (!answer) {
      pausedUntilMs = now() + PAUSE_MS;
      return null;
    }
    kept = { accessToken: answer.token, expiresAt: now() + answer.expiresInMs };
    store(openStore, kept);
    return answer.token;
  };
  return async () => {
    if (kept && kept.expiresAt - SPARE_MS > now()) return kept.accessToken;
    return now() < pausedUntilMs ? null : (asking ??= request());
  };
}

async function answerOf(ask: Ask, url: string): Promise<ReturnType<typeof parseAnswer>> {
  try {
    const response = await ask(url, { method: 'POST', signal: AbortSignal.timeout(LIMIT_MS) });
    return response.ok ? parseAnswer(await response.json()) : null;
  } catch {
    return null;
  }
}

function store(openStore: () => Store | undefined, token: GuestToken): void {
  try {
    openStore()?.setItem(STORED_AS, JSON.stringify(token));
  } catch {
    // Storage is full or blocked: the next page requests a token again.
  }
}

function readStored(openStore: () => Store | undefined, nowMs: number): GuestToken | undefined {
  try {
    const stored: unknown = JSON.parse(openStore()?.getItem(STORED_AS) ?? 'null');
    if (!isRecord(stored)) return undefined;
    const { accessToken, expiresAt } = stored;
    if (typeof accessToken !== 'string' || typeof expiresAt !== 'number') return undefined;
    const isOurs = TOKEN.test(accessToken) && expiresAt - nowMs < LONGEST_LIFE_MS;
    return isOurs ? { accessToken, expiresAt } : undefined;
  } catch {
    return undefined;
  }
}

function parseAnswer(answer: unknown): { readonly token: string; readonly expiresInMs: number } | null {
  if (!isRecord(answer)) return null;
  const { access_token: token, expires_in: seconds } = answer;
  return typeof token === 'string' && typeof seconds === 'number'
    ? { token, expiresInMs: seconds * 1000 }
    : null;
}
