import type { Locale } from '@tiffin/contracts';
import { cachedByKey } from '../cached-by-key';

const LIMIT_MS = 300;
const LARGEST_LENGTH = 200_000;

type Reads = {
  readonly urls: readonly string[];
  readonly locale: Locale;
  /** The guests' token. */
  readonly accessToken: string;
};

/** Returns what the services answer, by URL; null where an answer is late, failed or too large. */
export type ReadPublicAnswers = (reads: Reads) => Promise<Readonly<Record<string, unknown>>>;

/**
 * Returns a reader of public data. It reads only from these services, takes at most 300 ms and no answer over 200,000
 * characters. Many people open the same page at once, so each URL is read once a second.
 */
export function createPublicReader(
  serviceUrls: readonly string[],
  ask: typeof fetch = fetch,
): ReadPublicAnswers {
  const read = cachedByKey(
    {
      keepMs: 1000,
      most: 500,
      keyOf: ({ url, locale }: Omit<Reads, 'urls'> & { readonly url: string }) => `${locale} ${url}`,
    },
    ({ url, locale, accessToken }) => readAnswer(ask, url, headersOf(locale, accessToken)),
  );
  const isOfService = (url: string): boolean => serviceUrls.some((service) => url.startsWith(`${service}/`));
  return async ({ urls, ...reader }) => {
    const answers = await Promise.all(
      urls.map(async (url) => [url, isOfService(url) ? await read({ url, ...reader }) : null] as const),
    );
    return Object.fromEntries(answers);
  };
}

async function readAnswer(
  ask: typeof fetch,
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<unknown> {
  try {
    const response = await ask(url, { headers, signal: AbortSignal.timeout(LIMIT_MS), redirect: 'error' });
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
