/** How long the parts of a rendered page took, in milliseconds. */
export type SpentTime = { readonly dataMs: number; readonly renderMs: number };

type Timing = {
  /** Milliseconds that the request waited for the part of the page that is the same for everybody. */
  readonly waitedMs: number;
  /** What this request rendered; undefined for a page from a cache, and for one without a rendered screen. */
  readonly spent: SpentTime | undefined;
  /** Whether the page or its screen was made for an earlier request. */
  readonly isCached: boolean;
};

/**
 * Returns the header `Server-Timing` of a page: the time for its data and for its screen, and whether it came from a cache.
 * Nothing in it depends on a person, because the session is not timed.
 */
export function serverTiming({ waitedMs, spent, isCached }: Timing): string {
  const parts = [`cache;desc="${isCached ? 'hit' : 'miss'}";dur=${rounded(waitedMs)}`];
  if (spent) parts.unshift(`data;dur=${rounded(spent.dataMs)}`, `render;dur=${rounded(spent.renderMs)}`);
  return parts.join(', ');
}

function rounded(ms: number): string {
  return ms.toFixed(1);
}
