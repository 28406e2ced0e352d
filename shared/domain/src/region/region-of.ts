/** Countries with ways of their own (specification 9, UK and Australia). */
export type Region = 'GB' | 'AU';

/** The region of a country by its ISO 3166 code of two letters; null where nothing is special. */
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
