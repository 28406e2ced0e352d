import type { Fulfillment } from '@tiffin/contracts';
import { groupPayment } from '@tiffin/domain';
import { cardPart } from './card-part';
import { guestTiers } from './guest-tier';
import type { GuestTier } from './guest-tier';

/** A guest who is ready and whose card does not hold their whole part, in micro units. */
export type MissingPayment = { readonly tier: GuestTier; readonly missingMicro: number };

export type HostPayment = {
  /** What the host pays if all missing payments are the host's, in micro units. */
  readonly hostMicro: number;
  /** What the guests' cards pay. */
  readonly guestsMicro: number;
  readonly missing: readonly MissingPayment[];
};

/** Returns how the cards of a group share its total. Without guests' cards the host pays all. */
export function hostPayment(group: Fulfillment): HostPayment {
  const { shares, totalMicro } = group.costBreakdown;
  const paying = guestTiers(group).flatMap((tier) => {
    const { externalUserId } = tier.guest;
    const part = cardPart(tier);
    const isShared = shares.some((share) => share.externalUserId === externalUserId);
    return part && isShared
      ? [{ tier, externalUserId, ownMicro: part.payMicro, heldMicro: part.heldMicro }]
      : [];
  });
  const { hostMicro, missing } = groupPayment(totalMicro, paying, []);
  return {
    hostMicro,
    guestsMicro: totalMicro - hostMicro,
    missing: missing.flatMap(({ externalUserId, amountMicro: missingMicro }) =>
      paying
        .filter((one) => one.externalUserId === externalUserId)
        .map(({ tier }) => ({ tier, missingMicro })),
    ),
  };
}
