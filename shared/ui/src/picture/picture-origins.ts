/** Stands for the page's origin in relative URLs: a server has no page. */
const own = 'http://own.invalid';

let allowed: readonly string[] | undefined;

/** Restricts pictures of content to the origins of these URLs and the page's own origin. */
export function setPictureOrigins(addresses: readonly string[]): void {
  allowed = [own, globalThis.location?.href ?? own, ...addresses].map((address) => new URL(address).origin);
}

/**
 * Returns whether a picture may be loaded. Content may name any URL, and loading it reveals the reader to a
 * stranger.
 */
export function mayShowPicture(src: string): boolean {
  if (!URL.canParse(src, own)) return false;
  return allowed?.includes(new URL(src, own).origin) ?? true;
}
