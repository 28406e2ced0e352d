import type { Fulfillment } from '@tiffin/contracts';
import { makeCartItem, makeFulfillmentGuest } from '@tiffin/testing';
import { makeRoom } from './open-room';

const [host] = makeRoom().guests;

/** Returns Ana's group as Ben sees it, who has a dish and is still choosing. */
export function asBen(overrides: Partial<Fulfillment> = {}): Fulfillment {
  const guest = makeFulfillmentGuest({ cartItems: [makeCartItem()], subtotalMicro: 12_000_000 });
  return makeRoom({
    currentUserId: 'user-ben',
    isCurrentUserAdmin: false,
    guests: [host ?? guest, guest],
    ...overrides,
  });
}
