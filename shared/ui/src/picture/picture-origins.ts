let allowed: readonly string[] | undefined;

/** From now on pictures of content are asked of the origins of these addresses and of the page's own only. */
export function setPictureOrigins(addresses: readonly string[]): void {
  allowed = [window.location.href, ...addresses].map((address) => new URL(address).origin);
}

/** Whether a picture may be asked for: content may name any address, and asking tells a stranger who looks at it. */
export function mayShowPicture(src: string): boolean {
  if (!URL.canParse(src, window.location.href)) return false;
  return allowed?.includes(new URL(src, window.location.href).origin) ?? true;
}
