const shown = new Map<HTMLElement, { readonly path: string; readonly copy: number }>();

/** Returns which copy of a path an element shows: 1, or the lowest number that no other element of the page has. */
export function copyOf(host: HTMLElement, path: string): number {
  const own = shown.get(host);
  if (own?.path === path) return own.copy;
  shown.delete(host);
  const taken = [...shown.values()].filter((other) => other.path === path).map(({ copy }) => copy);
  let copy = 1;
  while (taken.includes(copy)) copy += 1;
  shown.set(host, { path, copy });
  return copy;
}

/** Frees the number of an element that left the page. */
export function forgetCopy(host: HTMLElement): void {
  shown.delete(host);
}
