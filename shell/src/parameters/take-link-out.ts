const FLAG = 'hqoLinkout';

/** Takes the flag of a link out of the address, where it is: it counts for one load only. */
export function takeLinkOut({ pathname, search, hash }: Location): boolean {
  const query = new URLSearchParams(search);
  if (!query.has(FLAG)) return false;
  query.delete(FLAG);
  const rest = query.toString();
  window.history.replaceState(window.history.state, '', pathname + (rest && `?${rest}`) + hash);
  return true;
}
