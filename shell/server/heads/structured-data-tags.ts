import type { PageHead } from '@tiffin/contracts';
import { jsonForHtml } from '../html/json-for-html';

/** Returns a page's descriptions in the vocabulary of schema.org as data blocks, which no browser runs. */
export function structuredDataTags(head: PageHead | undefined, isIndexed: boolean): readonly string[] {
  if (!isIndexed) return [];
  return (head?.structuredData ?? []).map(
    (data) =>
      `<script type="application/ld+json">${jsonForHtml({ '@context': 'https://schema.org', ...data })}</script>`,
  );
}
