import type { PaymentSplit } from '@tiffin/contracts';

export type GuestPayment = { readonly coveredMicro: number; readonly ownMicro: number };

/**
 * Returns how much of a guest's share the host covers and how much the guest pays. SEPARATE: the guest pays
 * all. A fixed amount: the guest pays the rest. A fixed amount of null covers everything (specification 3).
 */
export function guestPayment(
  partMicro: number,
  split: { readonly paymentSplit: PaymentSplit; readonly fixedAmountMicro: number | null },
): GuestPayment {
  const limit = split.fixedAmountMicro ?? partMicro;
  const coveredMicro = split.paymentSplit === 'FIXED_AMOUNT' ? Math.min(partMicro, limit) : 0;
  return { coveredMicro, ownMicro: partMicro - coveredMicro };
}
