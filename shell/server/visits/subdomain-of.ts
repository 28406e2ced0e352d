/**
 * The part of a `Host` header before our own domain: `northlight` of `northlight.lunch.example:3000`. Null at the domain
 * itself, for a host that is not ours, and for what is no single name of letters, digits and dashes.
 */
export function subdomainOf(host: string | undefined, baseDomain: string): string | null {
  const name = (host ?? '').toLowerCase().replace(/:\d+$/, '');
  const end = `.${baseDomain.toLowerCase()}`;
  const before = name.endsWith(end) ? name.slice(0, -end.length) : '';
  return /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(before) && before !== 'www' ? before : null;
}
