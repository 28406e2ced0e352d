import type { Locale } from '@tiffin/contracts';
import type { GuestToken } from '../session/guest-token';
import { cachedByKey } from '../cached-by-key';
import { readFirstAnswers } from './first-answers';
import type { FirstAnswers } from './first-answers';

const TOKEN_LIMIT_MS = 300;
const EXPIRY_STEP_MS = 10_000;

/** Many people open one menu at once: its services are asked once a second, and the answers are written out once. */
const readAnswers = cachedByKey(
  {
    keepMs: 1000,
    most: 200,
    keyOf: ({ urls, locale }: Parameters<typeof readFirstAnswers>[0]) => [locale, ...urls].join(' '),
  },
  (asked) => readFirstAnswers(asked),
);

/** Read for a page before it asks: the guests' token with its expiry (ms since 1970), and what its first screen shows. */
export type FirstData = {
  readonly guestToken?: { readonly accessToken: string; readonly expiresAt: number };
  readonly answers?: FirstAnswers;
};

type Page = {
  /** Asked by the first screen. */
  readonly urls: readonly string[];
  readonly locale: Locale;
  readonly getGuestToken: () => Promise<GuestToken>;
};

/**
 * The guests' token is no secret of anybody: every page of ours may fetch it. While the provider does not answer, a page
 * comes without it and without data.
 */
export async function readFirstData({ getGuestToken, ...page }: Page): Promise<FirstData> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), TOKEN_LIMIT_MS);
  });
  const token = await Promise.race([getGuestToken().catch(() => null), tooLate]);
  clearTimeout(timer);
  if (!token) return {};
  const { access_token: accessToken, expires_in: seconds } = token;
  return {
    guestToken: { accessToken, expiresAt: roundedDown(Date.now() + seconds * 1000) },
    answers: await readAnswers({ ...page, accessToken }),
  };
}

/** To ten seconds: seconds are rounded themselves, and a page whose text stays the same is packed once. */
function roundedDown(timeMs: number): number {
  return Math.floor(timeMs / EXPIRY_STEP_MS) * EXPIRY_STEP_MS;
}
