const KEPT = ['address', 'lat', 'lon', 'pickup'] as const;

/** Returns the home page's URL for a search. Keeps the search location and the ordering mode. */
export function homeSearch(query: URLSearchParams, term: string): string {
  const next = new URLSearchParams();
  for (const name of KEPT) {
    const value = query.get(name);
    if (value) next.set(name, value);
  }
  const words = term.trim().slice(0, 100);
  if (words !== '') next.set('q', words);
  return next.size > 0 ? `/?${next.toString()}` : '/';
}
