import type { CurrencyCode } from '@tiffin/contracts';

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
  const code = countryCode.toUpperCase();
  return (Object.hasOwn(currencies, code) ? currencies[code] : undefined) ?? 'DOLLAR';
}
