let allowed: readonly string[] | undefined;

/** Restricts pictures of content to the origins of these URLs and the page's own origin. */
export function setPictureOrigins(addresses: readonly string[]): void {
  allowed = [...pageUrl(), ...addresses].map((address) => new URL(address).origin);
}

/**
 * Returns whether a picture may be loaded. Content may name any URL, and loading it reveals the reader to a
 * stranger.
 */
export function mayShowPicture(src: string): boolean {
  const [base] = [...pageUrl(), ...(allowed ?? [])];
  if (!URL.canParse(src, base)) return false;
  return allowed?.includes(new URL(src, base).origin) ?? true;
}

/** The URL of the page; none on a server, where the first origin is the page's. */
function pageUrl(): readonly string[] {
  return typeof window === 'undefined' ? [] : [window.location.href];
}
