/**
 * Returns the code in a typed or pasted text: six digits of any width, without spaces and dashes; undefined
 * if there is none.
 */
export function sixDigits(text: string): string | undefined {
  const code = text.normalize('NFKC').replace(/[\s-]/g, '');
  return /^\d{6}$/.test(code) ? code : undefined;
}
