/** Whether an origin is one of a list, in which `https://*.lunch.example` stands for every single name before the host. */
export function isAllowedOrigin(origin: string, allowed: readonly string[]): boolean {
  return allowed.some((one) => {
    const [before = '', after] = one.split('*');
    if (after === undefined) return one === origin;
    const name = origin.slice(before.length, origin.length - after.length);
    return `${before}${name}${after}` === origin && /^[a-z0-9-]+$/.test(name);
  });
}
