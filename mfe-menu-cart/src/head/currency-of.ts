import { CURRENCY_CODES } from '@tiffin/contracts';
import { currencyOfCountry } from '@tiffin/domain';
import { fieldsOf, textOf } from '@tiffin/screen-parts/head-parts';

/**
 * Returns the ISO 4217 code of a merchant's prices, or undefined if it is unknown. `DOLLAR`, the default of
 * specification 9, is the dollar of the merchant's country.
 */
export function currencyOf({
  currencyCode = 'DOLLAR',
  address,
}: Readonly<Record<string, unknown>>): string | undefined {
  const stated = CURRENCY_CODES.find((code) => code === currencyCode);
  const code = stated === 'DOLLAR' ? currencyOfCountry(textOf(fieldsOf(address).country) ?? '') : stated;
  return code === 'DOLLAR' ? undefined : code;
}
