/** Returns the path, query and fragment of a URL if it leads into this site, else `/`. */
export function returnPath(value: string, origin: string): string {
  if (!value.startsWith('/') || !URL.canParse(value, origin)) return '/';
  const url = new URL(value, origin);
  const path = url.pathname + url.search + url.hash;
  return url.origin === new URL(origin).origin && !path.startsWith('//') ? path : '/';
}
