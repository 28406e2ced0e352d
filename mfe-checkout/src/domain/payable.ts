import type { Cart, CurrencyCode, Merchant } from '@tiffin/contracts';
import { currencyOfCountry } from '@tiffin/domain';

/** Returns the ISO currency of a cart. A cart without one is in the currency of its merchant's country. */
export function currencyOf(
  { currencyCode = 'DOLLAR' }: { readonly currencyCode?: Cart['currencyCode'] },
  { address }: { readonly address: Pick<Merchant['address'], 'country'> },
): CurrencyCode {
  return currencyCode === 'DOLLAR' ? currencyOfCountry(address.country) : currencyCode;
}
