import type { CurrencyCode } from '@tiffin/contracts';
import { wholeCents } from '@tiffin/domain';

/** An amount to pay, in micro units. */
export type Payable = { readonly totalMicro: number; readonly currency: CurrencyCode };

/** Returns an amount as the card provider writes it: whole cents, and the ISO currency in lower case. */
export function providerAmount({ totalMicro, currency }: Payable): {
  readonly amount: number;
  readonly currency: string;
} {
  return {
    amount: wholeCents(totalMicro),
    // A dollar of an unknown country: the currency decides only which methods the provider offers.
    currency: currency === 'DOLLAR' ? 'usd' : currency.toLowerCase(),
  };
}
