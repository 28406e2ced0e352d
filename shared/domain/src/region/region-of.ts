/** Countries with special rules (specification 9, UK and Australia). */
export type Region = 'GB' | 'AU';

/** Returns the region of a country by its two-letter ISO 3166 code; null without special rules. */
export function regionOf(countryCode: string): Region | null {
  switch (countryCode.trim().toUpperCase()) {
    case 'GB':
      return 'GB';
    case 'AU':
      return 'AU';
    default:
      return null;
  }
}
