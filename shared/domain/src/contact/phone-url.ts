/** Returns the URL that calls a number as people write it. */
export function phoneUrl(phoneNumber: string): string {
  return `tel:${phoneNumber.replace(/[^+\d]/g, '')}`;
}
