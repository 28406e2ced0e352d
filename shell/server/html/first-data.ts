import type { Locale } from '@tiffin/contracts';
import { limitTo } from '@tiffin/time-limit';
import type { GuestToken } from '../session/guest-token';
import { cachedByKey } from '../cached-by-key';
import { readFirstAnswers } from './first-answers';
import type { FirstAnswers } from './first-answers';

const TOKEN_LIMIT_MS = 300;
const EXPIRY_STEP_MS = 10_000;

/**
 * Many people open the same menu at once, so the services are called, and their responses serialised, once a
 * second.
 */
const readAnswers = cachedByKey(
  {
    keepMs: 1000,
    most: 200,
    keyOf: ({ urls, locale }: Parameters<typeof readFirstAnswers>[0]) => [locale, ...urls].join(' '),
  },
  (asked) => readFirstAnswers(asked),
);

/**
 * Data that the server reads for a page in advance: the guest token with its expiry (ms since 1970), and the
 * responses for its first screen.
 */
export type FirstData = {
  readonly guestToken?: { readonly accessToken: string; readonly expiresAt: number };
  readonly answers?: FirstAnswers;
};

type Page = {
  /** URLs that the first screen reads. */
  readonly urls: readonly string[];
  readonly locale: Locale;
  readonly getGuestToken: () => Promise<GuestToken>;
};

/**
 * Returns the guest token and the data of the first screen. The guest token is not secret: every page of this site
 * may fetch it. If the provider does not respond within 300 ms, the page has neither token nor data.
 */
export async function readFirstData({ getGuestToken, ...page }: Page): Promise<FirstData> {
  const token = await limitTo(
    TOKEN_LIMIT_MS,
    getGuestToken().catch(() => null),
    null,
  );
  if (!token) return {};
  const { access_token: accessToken, expires_in: seconds } = token;
  return {
    guestToken: { accessToken, expiresAt: roundedDown(Date.now() + seconds * 1000) },
    answers: await readAnswers({ ...page, accessToken }),
  };
}

/**
 * Rounds down to ten seconds. The expiry in seconds is imprecise anyway, and an unchanged page is compressed only
 * once.
 */
function roundedDown(timeMs: number): number {
  return Math.floor(timeMs / EXPIRY_STEP_MS) * EXPIRY_STEP_MS;
}
