const longest = 200;

/** Whether a text looks like an e-mail address, spaces around it aside; the service decides. */
export function isEmail(text: string): boolean {
  const address = text.trim();
  return address.length <= longest && /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(address);
}
