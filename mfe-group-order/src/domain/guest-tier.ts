import type { Fulfillment, FulfillmentGuest } from '@tiffin/contracts';
import { guestPart } from '@tiffin/domain';
import type { GuestPart } from '@tiffin/domain';
import { groupPeople } from './group-people';

type GuestState = 'ready' | 'choosing' | 'browsing';

/** One person of a group with their amounts. */
export type GuestTier = GuestPart & {
  readonly guest: FulfillmentGuest;
  readonly isHost: boolean;
  readonly isMe: boolean;
  readonly state: GuestState;
};

/** Returns the people of a group in join order, with their parts of the bill (specification 3). */
export function guestTiers(group: Fulfillment): readonly GuestTier[] {
  return groupPeople(group).map((guest) => ({
    guest,
    isHost: guest.externalUserId === group.hostId,
    isMe: guest.externalUserId === group.currentUserId,
    state: stateOf(guest),
    ...guestPart(group, guest),
  }));
}

/**
 * Returns what the ready guests owe the host, who pays what no card of theirs holds, in micro units.
 */
export function owedToHostMicro(tiers: readonly GuestTier[]): number {
  return tiers
    .filter(({ isHost, basis }) => !isHost && basis === 'shared')
    .reduce((sum, { guest, ownMicro }) => sum + Math.max(0, ownMicro - (guest.heldMicro ?? 0)), 0);
}

/** Returns a guest's full name. */
export function guestName({ firstName, lastName }: Pick<FulfillmentGuest, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

function stateOf({ status, cartItems, subtotalMicro }: FulfillmentGuest): GuestState {
  if (status === 'READY') return 'ready';
  return cartItems.length > 0 || subtotalMicro > 0 ? 'choosing' : 'browsing';
}
