import { parseQueryParameters } from '@tiffin/domain';

/** What the home page shows, as its URL says it. */
export type Browsing = {
  readonly isPickup: boolean;
  /** The search text; empty for none. */
  readonly term: string;
  /** Id of a cuisine to filter by; null for all. */
  readonly cuisine: string | null;
};

/** Reads the home page's query. */
export function readBrowsing(query: URLSearchParams): Browsing {
  const { pickup, q, cuisine } = parseQueryParameters(query.toString());
  return {
    isPickup: pickup,
    term: (q ?? '').trim().slice(0, 100),
    cuisine,
  };
}

/** Returns the query with one parameter set, or removed if the value is empty. */
export function queryWith(query: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(query);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}
