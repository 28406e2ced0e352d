import { cachedByKey } from '../cached-by-key';
import { languageOf } from '../languages/page-language';
import { createPackText } from '../packing/packed-texts';
import { readPage } from './read-page';
import type { Page, PageRequest, PageSources } from './read-page';

/** A page, and whether it was made for an earlier request. */
export type FoundPage = { readonly page: Page; readonly isCached: boolean };

/** Equal requests share one page for a second. */
const KEPT = { keepMs: 1000, most: 100 } as const;

/** Returns a cached function that reads and renders the shared part of pages. */
export function createPageSource(sources: PageSources): (request: PageRequest) => Promise<FoundPage> {
  const packText = createPackText();
  const made = new WeakSet<PageRequest>();
  const read = cachedByKey(
    {
      ...KEPT,
      isKept: ({ isByLink }: Page) => !isByLink,
      // Only the last part can contain a line break, so the keys are unambiguous.
      keyOf: ({
        host,
        path,
        language,
        english,
        isFromAuth,
        hasFraudScript,
        privacy,
        hasPersonalScreens,
        overrides,
        decided,
        query,
      }) =>
        [
          host,
          path,
          languageOf(language),
          english,
          isFromAuth,
          hasFraudScript,
          privacy,
          hasPersonalScreens,
          decided.key,
          query,
          JSON.stringify(overrides),
        ].join('\n'),
    },
    (request: PageRequest) => {
      made.add(request);
      return readPage(request, sources, packText);
    },
  );
  return async (request) => ({ page: await read(request), isCached: !made.has(request) });
}
