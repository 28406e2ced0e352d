import type { Fulfillment } from '@tiffin/contracts';
import { groupRoles } from '@tiffin/domain';
import { cardPart } from './card-part';
import { guestTiers } from './guest-tier';
import type { GuestTier } from './guest-tier';

type Declined = {
  /** Whether the reader's own card was declined. */
  readonly isMine: boolean;
  /** The first names of others whose card was declined. Only the host is told. */
  readonly names: readonly string[];
};

/** Returns whose card was declined and has still something to pay, as far as it concerns the reader. */
export function declinedCards(group: Fulfillment): Declined {
  const declined = guestTiers(group).filter(isDeclined);
  const others = groupRoles(group).isHost ? declined.filter(({ isMe }) => !isMe) : [];
  return {
    isMine: declined.some(({ isMe }) => isMe),
    names: others.map(({ guest }) => guest.firstName),
  };
}

function isDeclined(tier: GuestTier): boolean {
  const state = cardPart(tier)?.state;
  return tier.guest.isCardDeclined === true && (state === 'missing' || state === 'more');
}
