import type { CurrencyCode } from '@tiffin/contracts';
import { ownEntry } from '../own-entry';

const currencies: Readonly<Record<string, CurrencyCode>> = {
  AU: 'AUD',
  CA: 'CAD',
  DE: 'EUR',
  GB: 'GBP',
  HK: 'HKD',
  NL: 'EUR',
  NZ: 'NZD',
  US: 'USD',
};

/**
 * Returns the currency of a country by its two-letter ISO 3166 code; DOLLAR for other countries
 * (specification 9).
 */
export function currencyOfCountry(countryCode: string): CurrencyCode {
  return ownEntry(currencies, countryCode.toUpperCase()) ?? 'DOLLAR';
}
