const PLACE = ['address', 'lat', 'lon', 'pickup'] as const;

/** The home page's address with words to look for; the place and the way of ordering come along. */
export function homeSearch(query: URLSearchParams, term: string): string {
  const next = new URLSearchParams();
  for (const name of PLACE) {
    const value = query.get(name);
    if (value) next.set(name, value);
  }
  const words = term.trim().slice(0, 100);
  if (words !== '') next.set('q', words);
  return next.size > 0 ? `/?${next.toString()}` : '/';
}
