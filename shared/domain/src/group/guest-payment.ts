import type { PaymentSplit } from '@tiffin/contracts';

export type GuestPayment = { readonly coveredMicro: number; readonly ownMicro: number };

/**
 * What of a guest's part the host covers and what the guest pays: separately all of it, with a fixed amount only what
 * goes beyond; a fixed amount of null covers everything (specification 3).
 */
export function guestPayment(
  partMicro: number,
  split: { readonly paymentSplit: PaymentSplit; readonly fixedAmountMicro: number | null },
): GuestPayment {
  const limit = split.fixedAmountMicro ?? partMicro;
  const coveredMicro = split.paymentSplit === 'FIXED_AMOUNT' ? Math.min(partMicro, limit) : 0;
  return { coveredMicro, ownMicro: partMicro - coveredMicro };
}
