/** What a guest of a group pays of the bill, and what their card holds for it; in micro units. */
type PayingGuest = {
  readonly externalUserId: string;
  readonly ownMicro: number;
  readonly heldMicro: number;
};

type GuestAmount = { readonly externalUserId: string; readonly amountMicro: number };

type GroupPayment = {
  /** What the host pays: the total without what is captured from guests. */
  readonly hostMicro: number;
  /** What is captured from each guest's card, above zero. */
  readonly captures: readonly GuestAmount[];
  /** What guests have not paid, of guests whom the host does not cover. Nobody orders until this is empty. */
  readonly missing: readonly GuestAmount[];
};

/**
 * Divides the payment of a group's total among its cards, in micro units. A guest's card pays the guest's own
 * part and never more than it holds. The host pays the rest, and the missing payments of covered guests.
 */
export function groupPayment(
  totalMicro: number,
  guests: readonly PayingGuest[],
  coveredGuestIds: readonly string[],
): GroupPayment {
  const captures = guests
    .map(({ externalUserId, ownMicro, heldMicro }) => ({
      externalUserId,
      amountMicro: Math.min(ownMicro, heldMicro),
    }))
    .filter(({ amountMicro }) => amountMicro > 0);
  const missing = guests
    .map(({ externalUserId, ownMicro, heldMicro }) => ({ externalUserId, amountMicro: ownMicro - heldMicro }))
    .filter(
      ({ externalUserId, amountMicro }) => amountMicro > 0 && !coveredGuestIds.includes(externalUserId),
    );
  const capturedMicro = captures.reduce((sum, { amountMicro }) => sum + amountMicro, 0);
  return { hostMicro: totalMicro - capturedMicro, captures, missing };
}
