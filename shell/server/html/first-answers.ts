import type { AppConfig } from '@tiffin/config';
import type { Locale } from '@tiffin/contracts';
import { routeOf } from '../../src/domain/route-of';

const LIMIT_MS = 300;
const LARGEST_BYTES = 200_000;
const MENU_ROUTE = '/m/:merchantExternalId/menu';

/** Answers of the services by the full address asked, so that a page need not ask again. */
export type FirstAnswers = Readonly<Record<string, unknown>>;

type Page = {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly locale: Locale;
  readonly config: AppConfig;
  readonly accessToken: string;
};

/**
 * What the first screen of a path asks for and everybody may read. It costs the page at most 300 ms: what is slower, too
 * large or no success is left out, and the page asks for it itself.
 */
export async function readFirstAnswers(page: Page, ask: typeof fetch = fetch): Promise<FirstAnswers> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const headers = {
    accept: 'application/json',
    'accept-language': page.locale === 'zh' ? 'zh,en;q=0.9' : 'en;q=0.9',
    authorization: `Bearer ${page.accessToken}`,
  };
  const answers = await Promise.all(
    wantedBy(page).map(async (url) => {
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

/** Addresses as the page's own calls write them: parameters in the same order. */
function wantedBy({ path, query, config }: Page): readonly string[] {
  if (routeOf(path)?.pattern !== MENU_ROUTE || query.has('menudraftid')) return [];
  const externalId = path.split('/')[2] ?? '';
  // A slug that needs escaping is written differently by each side: the page asks for it itself.
  if (!/^[\w-]+$/.test(externalId)) return [];
  return [
    `${config.services.main}/v1/merchants?externalId=${externalId}`,
    `${config.services.main}/v1/menus?merchantExternalId=${externalId}&excludeChoices=true`,
  ];
}

function parsed(text: string): unknown {
  return JSON.parse(text);
}
