/** The part of an address after the origin if it leads back into this site, else `/`. */
export function returnPath(value: string, origin: string): string {
  if (!value.startsWith('/') || !URL.canParse(value, origin)) return '/';
  const url = new URL(value, origin);
  const path = url.pathname + url.search + url.hash;
  return url.origin === new URL(origin).origin && !path.startsWith('//') ? path : '/';
}
