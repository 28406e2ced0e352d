/**
 * Returns the subdomain in a `Host` header: `northlight` for `northlight.lunch.example:3000`. Returns null for the
 * base domain, for another domain, and for anything but a single label of letters, digits and dashes.
 */
export function subdomainOf(host: string | undefined, baseDomain: string): string | null {
  const name = (host ?? '').toLowerCase().replace(/:\d+$/, '');
  const end = `.${baseDomain.toLowerCase()}`;
  const before = name.endsWith(end) ? name.slice(0, -end.length) : '';
  return /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(before) && before !== 'www' ? before : null;
}
