import type { Fulfillment, FulfillmentGuest } from '@tiffin/contracts';
import { guestPayment } from '@tiffin/domain';

type GuestState = 'ready' | 'choosing' | 'browsing';

/** One person of a group with their amounts. */
export type GuestTier = {
  readonly guest: FulfillmentGuest;
  readonly isHost: boolean;
  readonly isMe: boolean;
  readonly state: GuestState;
  /** The final share if known, else the food so far. */
  readonly amountMicro: number;
  /** True if fees, tip and tax are included. */
  readonly isFinal: boolean;
  /**
   * How much of the amount the host covers and how much the guest pays. The host's own amount counts as paid.
   */
  readonly coveredMicro: number;
  readonly ownMicro: number;
};

/**
 * Returns the people of a group in join order (specification 3: only ready people have a share of the costs).
 */
export function guestTiers(group: Fulfillment): readonly GuestTier[] {
  return [...group.guests]
    .sort((a, b) => a.seat - b.seat)
    .map((guest) => {
      const isHost = guest.externalUserId === group.hostId;
      const share = group.costBreakdown.shares.find((one) => one.externalUserId === guest.externalUserId);
      const amountMicro = share?.amountMicro ?? guest.subtotalMicro;
      const payment = isHost ? { coveredMicro: 0, ownMicro: amountMicro } : guestPayment(amountMicro, group);
      return {
        guest,
        isHost,
        isMe: guest.externalUserId === group.currentUserId,
        state: stateOf(guest),
        amountMicro,
        isFinal: share !== undefined,
        ...payment,
      };
    });
}

/** Returns what the ready guests owe the host, who pays for all, in micro units. */
export function owedToHostMicro(tiers: readonly GuestTier[]): number {
  return tiers
    .filter(({ isHost, isFinal }) => !isHost && isFinal)
    .reduce((sum, { ownMicro }) => sum + ownMicro, 0);
}

/** Returns a guest's full name. */
export function guestName({ firstName, lastName }: Pick<FulfillmentGuest, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

function stateOf({ status, cartItems, subtotalMicro }: FulfillmentGuest): GuestState {
  if (status === 'READY') return 'ready';
  return cartItems.length > 0 || subtotalMicro > 0 ? 'choosing' : 'browsing';
}
