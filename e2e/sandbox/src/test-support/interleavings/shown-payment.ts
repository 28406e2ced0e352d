import type { Answer } from '../caller';

/** What one guest of a group owes, and what their card holds for it; in micro units. */
export type ShownPart = {
  readonly externalUserId: string;
  readonly ownMicro: number;
  readonly heldMicro: number;
};

/** Returns what each guest who is paid for owes, as the host was shown it. */
export function shownParts(seen: Answer['body']): readonly ShownPart[] {
  const { hostId, guests, costBreakdown, paymentSplit, fixedAmountMicro } = seen;
  return costBreakdown.shares
    .filter(({ externalUserId }: ShownPart) => externalUserId !== hostId)
    .map(({ externalUserId, amountMicro }: { externalUserId: string; amountMicro: number }) => {
      const coveredMicro = paymentSplit === 'FIXED_AMOUNT' ? (fixedAmountMicro ?? amountMicro) : 0;
      const guest = guests.find((one: ShownPart) => one.externalUserId === externalUserId);
      const ownMicro = Math.max(0, amountMicro - coveredMicro);
      return { externalUserId, ownMicro, heldMicro: guest?.heldMicro ?? 0 };
    });
}

/** Returns the guests whose cards hold too little, as the host was shown it. */
export function missingIds(seen: Answer['body']): readonly string[] {
  return shownParts(seen)
    .filter(({ ownMicro, heldMicro }) => ownMicro > heldMicro)
    .map(({ externalUserId }) => externalUserId);
}
