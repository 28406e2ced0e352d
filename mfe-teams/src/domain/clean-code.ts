/** Returns a typed or pasted code without its spaces and dashes. */
export function cleanCode(text: string): string {
  return text.replace(/[\s-]/g, '');
}

/** Returns whether a text is six digits, as a code from an e-mail. */
export function isSixDigits(code: string): boolean {
  return /^\d{6}$/.test(code);
}
