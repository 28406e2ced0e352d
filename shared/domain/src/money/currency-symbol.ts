import type { CurrencyCode } from '@tiffin/contracts';

const symbols: Readonly<Record<CurrencyCode, string>> = {
  DOLLAR: '$',
  CAD: '$',
  USD: '$',
  AUD: '$',
  HKD: 'HK$',
  NZD: '$',
  GBP: '£',
  EUR: '€',
};

/**
 * Returns the symbol of a currency, or an unknown code itself (specification 9). Hong Kong's dollar has its name before
 * the sign, as people there write it: it is worth an eighth of the others, and lists show them side by side.
 */
export function currencySymbol(currencyCode: string): string {
  return isCurrencyCode(currencyCode) ? symbols[currencyCode] : currencyCode;
}

/** Returns whether a text is one of the currencies of specification 9. */
function isCurrencyCode(code: string): code is CurrencyCode {
  return Object.hasOwn(symbols, code);
}
