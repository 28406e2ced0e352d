import { expect, it } from '@jest/globals';
import type { FulfillmentGuest } from '@tiffin/contracts';
import { makeCartItem, makeFulfillment, makeFulfillmentGuest } from '@tiffin/testing';
import { declinedCards } from './declined-cards';

/** Ana's group as she sees it, in which everybody pays for themselves, with Ben in it as given. */
function roomWith(ben: Partial<FulfillmentGuest>) {
  const base = makeFulfillment();
  const there = { cartItems: [makeCartItem()], subtotalMicro: 8_000_000, firstName: 'Ben' };
  return makeFulfillment({
    paymentSplit: 'PAY_SEPARATELY',
    guests: [
      makeFulfillmentGuest({ externalUserId: base.hostId, firstName: 'Ana', seat: 0 }),
      makeFulfillmentGuest({ status: 'READY', ...there, ...ben }),
    ],
    costBreakdown: {
      ...base.costBreakdown,
      shares: [{ externalUserId: makeFulfillmentGuest().externalUserId, amountMicro: 8_400_000 }],
    },
  });
}

it.each([
  ['nothing is held', { heldMicro: 0, isCardDeclined: true }, ['Ben']],
  ['the part became more than is held', { heldMicro: 8_000_000, isCardDeclined: true }, ['Ben']],
  ['the card holds enough', { heldMicro: 8_400_000, isCardDeclined: true }, []],
  ['no card was declined', { heldMicro: 0 }, []],
  ['the service takes no cards of guests', { isCardDeclined: true }, []],
] as const)('names a guest whose card was declined, where %s', (_what, ben, names) => {
  expect(declinedCards(roomWith(ben))).toEqual({ isMine: false, names });
});

it.each([
  [
    'the guest themselves, without a name',
    makeFulfillmentGuest().externalUserId,
    { isMine: true, names: [] },
  ],
  ['no other guest', 'user-kay', { isMine: false, names: [] }],
])('[GRP-15] tells %s', (_who, currentUserId, told) => {
  const room = roomWith({ heldMicro: 0, isCardDeclined: true });
  expect(declinedCards({ ...room, currentUserId })).toEqual(told);
});
