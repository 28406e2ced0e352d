/** A code as typed or pasted, without its spaces and dashes. */
export function cleanCode(text: string): string {
  return text.replace(/[\s-]/g, '');
}

/** Whether a text is the six digits that an e-mail brings. */
export function isSixDigits(code: string): boolean {
  return /^\d{6}$/.test(code);
}
