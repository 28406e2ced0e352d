const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Bytes from here on are skipped, because they would make some characters likelier. */
const LIMIT = 256 - (256 % SIGNS.length);

/** Returns random letters and digits of the given length. */
export function randomText(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length * 2));
  const text = [...bytes]
    .filter((byte) => byte < LIMIT)
    .map((byte) => SIGNS[byte % SIGNS.length])
    .join('')
    .slice(0, length);
  return text.length === length ? text : randomText(length);
}
