/** Answers by the full URL of their request; null where the server has none. */
export type ServedAnswers = Readonly<Record<string, unknown>>;

let served: ServedAnswers = {};
const missing = new Set<string>();

/** Sets the answers that the server has read for a page, and forgets those of the page before. */
export function serveAnswers(answers: ServedAnswers): void {
  served = answers;
  missing.clear();
}

/** Returns the answer for a URL. Without one, notes that the page reads this URL. */
export function takeServedAnswer(url: string): unknown {
  if (Object.hasOwn(served, url)) return served[url] ?? undefined;
  missing.add(url);
  return undefined;
}

/** Returns the URLs that the page reads and whose answers were not given. */
export function missingAnswers(): readonly string[] {
  return [...missing];
}
