import type { Locale } from '@tiffin/contracts';

const LIMIT_MS = 300;
const LARGEST_BYTES = 200_000;

/** Responses of the services by URL, which save the page its first requests. */
export type FirstAnswers = Readonly<Record<string, unknown>>;

type Asked = {
  readonly urls: readonly string[];
  readonly locale: Locale;
  readonly accessToken: string;
};

/**
 * Returns public data that the first screen of a page requests. Takes at most 300 ms. Omits slow, failed and large
 * responses (over 200,000 characters), and the page requests those itself.
 */
export async function readFirstAnswers(
  { urls, locale, accessToken }: Asked,
  ask: typeof fetch = fetch,
): Promise<FirstAnswers> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const headers = {
    accept: 'application/json',
    'accept-language': locale === 'zh' ? 'zh,en;q=0.9' : 'en;q=0.9',
    authorization: `Bearer ${accessToken}`,
  };
  const answers = await Promise.all(
    urls.map(async (url) => {
      try {
        const response = await ask(url, { headers, signal });
        const text = response.ok ? await response.text() : '';
        return text === '' || text.length > LARGEST_BYTES ? [] : [[url, parsed(text)] as const];
      } catch {
        return [];
      }
    }),
  );
  return Object.fromEntries(answers.flat());
}

function parsed(text: string): unknown {
  return JSON.parse(text);
}
