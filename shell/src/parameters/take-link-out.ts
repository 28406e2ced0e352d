const FLAG = 'hqoLinkout';

/** Removes the link-out flag from the URL, because it counts for one load only. Returns whether it was there. */
export function takeLinkOut({ pathname, search, hash }: Location): boolean {
  const query = new URLSearchParams(search);
  if (!query.has(FLAG)) return false;
  query.delete(FLAG);
  const rest = query.toString();
  window.history.replaceState(window.history.state, '', pathname + (rest && `?${rest}`) + hash);
  return true;
}
