const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Bytes above the last whole number of alphabets would make some signs likelier. */
const LIMIT = 256 - (256 % SIGNS.length);

/** Random letters and digits, as many as asked for. */
export function randomText(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length * 2));
  const text = [...bytes]
    .filter((byte) => byte < LIMIT)
    .map((byte) => SIGNS[byte % SIGNS.length])
    .join('')
    .slice(0, length);
  return text.length === length ? text : randomText(length);
}
