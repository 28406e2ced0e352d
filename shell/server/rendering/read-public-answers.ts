import type { Locale } from '@tiffin/contracts';
import { cachedByKey } from '../cached-by-key';

const LARGEST_LENGTH = 200_000;

type Reads = {
  readonly urls: readonly string[];
  /** Those of them that contain a secret. Their answers are not kept. */
  readonly linkUrls?: readonly string[];
  readonly locale: Locale;
  /** The guests' token. */
  readonly accessToken: string;
};

type OneRead = Pick<Reads, 'locale' | 'accessToken'> & { readonly url: string };

/** Returns what the services answer, by URL; null where an answer is late, failed or too large. */
export type ReadPublicAnswers = (reads: Reads) => Promise<Readonly<Record<string, unknown>>>;

/**
 * Returns a reader of public data. It reads only from these services, takes at most `limitMs` and no answer over 200,000
 * characters. Many people open the same page at once, so each URL without a secret is read once a second.
 */
export function createPublicReader(
  serviceUrls: readonly string[],
  { ask = fetch, limitMs = 300 }: { readonly ask?: typeof fetch; readonly limitMs?: number } = {},
): ReadPublicAnswers {
  const read = cachedByKey(
    {
      keepMs: 1000,
      most: 500,
      keyOf: ({ url, locale }: OneRead) => `${locale} ${url}`,
    },
    readNow,
  );
  function readNow({ url, locale, accessToken }: OneRead): Promise<unknown> {
    return readAnswer(ask, url, { headers: headersOf(locale, accessToken), limitMs });
  }
  const isOfService = (url: string): boolean => serviceUrls.some((service) => url.startsWith(`${service}/`));
  return async ({ urls, linkUrls = [], ...reader }) => {
    const readOne = (url: string) => (linkUrls.includes(url) ? readNow : read)({ url, ...reader });
    const answers = await Promise.all(
      urls.map(async (url) => [url, isOfService(url) ? await readOne(url) : null] as const),
    );
    return Object.fromEntries(answers);
  };
}

async function readAnswer(
  ask: typeof fetch,
  url: string,
  { headers, limitMs }: { readonly headers: Readonly<Record<string, string>>; readonly limitMs: number },
): Promise<unknown> {
  try {
    const response = await ask(url, { headers, signal: AbortSignal.timeout(limitMs), redirect: 'error' });
    const text = response.ok ? await response.text() : '';
    return text === '' || text.length > LARGEST_LENGTH ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function headersOf(locale: Locale, accessToken: string): Readonly<Record<string, string>> {
  return {
    accept: 'application/json',
    'accept-language': locale === 'zh' ? 'zh,en;q=0.9' : 'en;q=0.9',
    authorization: `Bearer ${accessToken}`,
  };
}
