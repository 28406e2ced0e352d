/** Answers by the full URL of their request; null where the server has none. */
export type ServedAnswers = Readonly<Record<string, unknown>>;

/** URLs that a page reads and whose answers were not given. */
type MissingAnswers = {
  readonly urls: readonly string[];
  /** Those of them that contain a secret of the page's own URL: their answers must not be kept. */
  readonly linkUrls: readonly string[];
};

let served: ServedAnswers = {};
/** Whether a missing URL contains a secret. */
const missing = new Map<string, boolean>();

/** Sets the answers that the server has read for a page, and forgets those of the page before. */
export function serveAnswers(answers: ServedAnswers): void {
  served = answers;
  missing.clear();
}

/** Returns the answer for a URL. Without one, notes that the page reads this URL. */
export function takeServedAnswer(url: string, isByLink: boolean): unknown {
  if (Object.hasOwn(served, url)) return served[url] ?? undefined;
  missing.set(url, isByLink);
  return undefined;
}

/** Returns the URLs that the page reads and whose answers were not given. */
export function missingAnswers(): MissingAnswers {
  const urls = [...missing.keys()];
  return { urls, linkUrls: urls.filter((url) => missing.get(url)) };
}
