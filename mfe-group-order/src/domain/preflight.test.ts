import { expect, it } from '@jest/globals';
import { makeCartItem, makeFulfillmentGuest } from '@tiffin/testing';
import { makeRoom } from '../test-support/open-room';
import { preflight } from './preflight';

const pricing = {
  deliveryChargeMicro: 4_000_000,
  freeDeliveryOrderValueMicro: 50_000_000,
  deliveryMinimumOrderValueMicro: 25_000_000,
};
const delivered = (subtotalMicro: number, deliveryChargeMicro = 4_000_000) => {
  const room = makeRoom({ fulfillmentType: 'DELIVERY', deliveryPricing: pricing });
  const guests = [
    ...room.guests,
    makeFulfillmentGuest({ externalUserId: 'tom', status: 'BROWSING', seat: 2 }),
  ];
  const costBreakdown = { ...room.costBreakdown, subtotalMicro, deliveryChargeMicro };
  return { ...room, guests, costBreakdown };
};

it.each([
  [24_999_999, [{ kind: 'minimum', missingMicro: 1, choosing: 1 }]],
  [25_000_000, [{ kind: 'freeDelivery', missingMicro: 25_000_000, choosing: 1 }]],
  [49_999_999, [{ kind: 'freeDelivery', missingMicro: 1, choosing: 1 }]],
  [50_000_000, []],
])('a delivery of %s micro: %j', (subtotalMicro, lines) => {
  expect(preflight(delivered(subtotalMicro))).toEqual(lines);
});

it('says nothing of free delivery that is free already, and of thresholds where nothing is delivered', () => {
  expect(preflight(delivered(30_000_000, 0))).toEqual([]);
  expect(preflight({ ...delivered(1), fulfillmentType: 'PICKUP' })).toEqual([]);
});

it('names the dishes of each person that are not on sale', () => {
  const room = makeRoom();
  const [ana, ben] = room.guests;
  const gone = makeCartItem({ cartItemId: 'gone', name: 'Dal makhani', isAvailable: false });
  const guests = [ana, ben].flatMap((guest) =>
    guest ? { ...guest, cartItems: [gone, makeCartItem()] } : [],
  );
  expect(preflight({ ...room, guests })).toMatchObject([
    { kind: 'notOnSale', isMe: true, dish: 'Dal makhani', cartItemId: 'gone' },
    { kind: 'notOnSale', isMe: false, firstName: 'Ben', dish: 'Dal makhani', cartItemId: 'gone' },
  ]);
});

it.each([
  [2, [{ kind: 'full', guestMax: 2, raisedTo: 7 }]],
  [3, []],
])('[GRP-19] a limit of %s for two people: %j', (guestMax, lines) => {
  expect(preflight(makeRoom({ guestMax }))).toEqual(lines);
});

it('raises no limit above 200', () => {
  const [ana] = makeRoom().guests;
  const guests = Array.from({ length: 200 }, () => ana).filter((guest) => guest !== undefined);
  expect(preflight(makeRoom({ guests, guestMax: 200 }))).toEqual([]);
});
