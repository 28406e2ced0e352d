import type { Fulfillment, FulfillmentGuest } from '@tiffin/contracts';

type Group = Pick<Fulfillment, 'guests' | 'hostId' | 'fulfillmentFlowType'>;

/**
 * Returns the people of a group in join order. The host is always one of them with HOST_ALWAYS_GUEST. With
 * ADMIN_OPTIONAL_GUEST the host is one once they have ordered something (specification 4; inferred from the names).
 */
export function groupPeople({ guests, hostId, fulfillmentFlowType }: Group): readonly FulfillmentGuest[] {
  const isGuest = (guest: FulfillmentGuest) =>
    guest.externalUserId !== hostId ||
    fulfillmentFlowType === 'HOST_ALWAYS_GUEST' ||
    guest.cartItems.length > 0 ||
    guest.subtotalMicro > 0;
  return guests.filter(isGuest).sort((a, b) => a.seat - b.seat);
}

/** Returns whether a person may invite others: everybody, but the host alone in a private group. */
export function mayInvite({ kind }: Pick<Fulfillment, 'kind'>, isHost: boolean): boolean {
  return isHost || kind === 'FULFILLMENT';
}
