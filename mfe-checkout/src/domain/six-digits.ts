/** The code in a text as typed or pasted: six digits of any width, spaces and dashes apart; undefined where it is none. */
export function sixDigits(text: string): string | undefined {
  const code = text.normalize('NFKC').replace(/[\s-]/g, '');
  return /^\d{6}$/.test(code) ? code : undefined;
}
