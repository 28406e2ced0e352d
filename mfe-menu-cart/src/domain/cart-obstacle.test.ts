import { expect, it } from '@jest/globals';
import { makeAddressDetail, makeCart, makeCartItem, makeFinancialInfo } from '@tiffin/testing';
import { cartObstacles } from './cart-obstacle';

const later = '2026-11-22T10:00:00Z';
const toNowhere = makeCart({ fulfillmentType: 'DELIVERY', userDeliveryAddressDetail: null });
const codesOf = (...args: Parameters<typeof cartObstacles>) => cartObstacles(...args).map(({ code }) => code);

it.each([
  ['nothing', makeCart(), null, []],
  ['a closed kitchen', makeCart(), 'CLOSED', ['NEEDS_TIME']],
  ['a closed kitchen and a time', makeCart({ scheduledForTime: later }), 'CLOSED', []],
  [
    'a kitchen that takes no orders',
    makeCart({ scheduledForTime: later }),
    'NOT_ACCEPTING',
    ['NOT_ACCEPTING'],
  ],
  ['a delivery without an address', toNowhere, null, ['NEEDS_ADDRESS']],
  [
    'a delivery with an address',
    makeCart({ fulfillmentType: 'DELIVERY', userDeliveryAddressDetail: makeAddressDetail() }),
    null,
    [],
  ],
] as const)('%s', (_what, cart, reason, codes) => {
  expect(codesOf(cart, { reason })).toEqual(codes);
});

it('[CRT-06] names every obstacle at once, the first one to solve first', () => {
  const cart = {
    ...toNowhere,
    cartItems: [makeCartItem({ name: 'Kheer', isAvailable: false })],
    financialInfo: makeFinancialInfo({ subtotalMicro: 0, deliveryMinimumOrderValueMicro: 15_000_000 }),
  };
  expect(cartObstacles(cart, { reason: 'CLOSED' })).toEqual([
    { code: 'GONE_ITEM', name: 'Kheer' },
    { code: 'DELIVERY_MINIMUM', missingMicro: 15_000_000 },
    { code: 'NEEDS_TIME' },
    { code: 'NEEDS_ADDRESS' },
  ]);
});
