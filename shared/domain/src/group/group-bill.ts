import type { BillPart, GroupBill } from '@tiffin/contracts';

/** What guests owe the host, in micro units: all of it, and what is not paid back yet. */
export type Owed = { readonly owedMicro: number; readonly openMicro: number };

/** Returns the guests who owe the host something, in join order. Nobody does once the order is refunded. */
export function debtors({ isRefunded, parts }: GroupBill): readonly BillPart[] {
  return isRefunded ? [] : parts.filter(({ owedMicro }) => owedMicro > 0);
}

/** Returns what the guests of a bill paid by card, in micro units. */
export function paidByGuestsMicro({ parts }: GroupBill): number {
  return parts.reduce((total, { paidMicro = 0 }) => total + paidMicro, 0);
}

/** Returns what all guests owe the host. */
export function owedToHost(bill: GroupBill): Owed {
  const sum = (parts: readonly BillPart[]) => parts.reduce((total, { owedMicro }) => total + owedMicro, 0);
  const all = debtors(bill);
  return { owedMicro: sum(all), openMicro: sum(all.filter(({ settledTime }) => settledTime === null)) };
}

/**
 * How a person stands with the host: `owes`, has `settled`, has `paid` by card, is `covered` by the host, was
 * `refunded` with the whole order, or has their own part `returned` because their dishes were refused.
 */
export type Standing = 'owes' | 'settled' | 'paid' | 'covered' | 'refunded' | 'returned';

/** Returns how the owner of a part stands with the host. */
export function standingOf({ isRefunded }: GroupBill, part: BillPart): Standing {
  if (isRefunded) return 'refunded';
  if (part.amountMicro === 0 && (part.returnedMicro ?? 0) > 0) return 'returned';
  if (part.owedMicro === 0) return (part.paidMicro ?? 0) > 0 ? 'paid' : 'covered';
  return part.settledTime === null ? 'owes' : 'settled';
}
