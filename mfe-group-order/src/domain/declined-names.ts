import type { Fulfillment } from '@tiffin/contracts';
import { cardPart } from './card-part';
import { guestTiers } from './guest-tier';

/** Returns the first names of guests whose card was declined and who still have something to pay. */
export function declinedNames(group: Fulfillment): readonly string[] {
  return guestTiers(group)
    .filter((tier) => {
      const state = cardPart(tier)?.state;
      return tier.guest.isCardDeclined === true && (state === 'missing' || state === 'more');
    })
    .map(({ guest }) => guest.firstName);
}
