const longest = 200;

/** Returns whether a text looks like an e-mail address, ignoring spaces around it. The service decides. */
export function isEmail(text: string): boolean {
  const address = text.trim();
  return address.length <= longest && /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(address);
}
