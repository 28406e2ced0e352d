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

/** The currency of a country by its ISO 3166 code of two letters; DOLLAR elsewhere (specification 9). */
export function currencyOfCountry(countryCode: string): CurrencyCode {
  return ownEntry(currencies, countryCode.toUpperCase()) ?? 'DOLLAR';
}
