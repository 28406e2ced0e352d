const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Returns a random key of 30 characters (specification, configuration). */
export function toastKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(30));
  return Array.from(bytes, (byte) => letters.charAt(byte % letters.length)).join('');
}
