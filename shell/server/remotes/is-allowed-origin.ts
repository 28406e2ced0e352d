/** Returns whether a list allows an origin. `https://*.lunch.example` matches exactly one name where the star is. */
export function isAllowedOrigin(origin: string, allowed: readonly string[]): boolean {
  return allowed.some((one) => {
    const [before = '', after] = one.split('*');
    if (after === undefined) return one === origin;
    const name = origin.slice(before.length, origin.length - after.length);
    return `${before}${name}${after}` === origin && /^[a-z0-9-]+$/.test(name);
  });
}
