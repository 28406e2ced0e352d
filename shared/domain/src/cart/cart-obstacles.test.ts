import { expect, it } from '@jest/globals';
import type { UserDeliveryAddressDetail } from '@tiffin/contracts';
import { cartObstacles } from './cart-obstacles';

const later = '2026-11-22T10:00:00Z';
const home: UserDeliveryAddressDetail = {
  lat: 43.6,
  lng: -79.4,
  userDeliveryAddressExtraInfoDetail: {
    addressLine1: '12 Mercer Street',
    addressLine2: '',
    city: 'Toronto',
    province: 'ON',
    postalCode: 'M5V 1A1',
    country: 'CA',
  },
};
const cart = {
  fulfillmentType: 'PICKUP',
  scheduledForTime: null,
  userDeliveryAddressDetail: null,
  cartItems: [{ name: 'Dal makhani', quantity: 1, isAvailable: true }],
  financialInfo: {
    subtotalMicro: 13_250_000,
    deliveryMinimumOrderValueMicro: 0,
    pickupMinCartItemCount: 0,
    pickupMaxCartItemCount: 0,
    pickupMinimumOrderValueMicro: null,
    pickupMaximumOrderValueMicro: null,
  },
} as const;
const toNowhere = { ...cart, fulfillmentType: 'DELIVERY' } as const;

it.each([
  ['nothing', cart, null, []],
  ['a closed restaurant', cart, 'CLOSED', ['NEEDS_TIME']],
  ['a closed restaurant and a time', { ...cart, scheduledForTime: later }, 'CLOSED', []],
  [
    'a restaurant that takes no orders, and a time',
    { ...cart, scheduledForTime: later },
    'NOT_ACCEPTING',
    ['NOT_ACCEPTING'],
  ],
  ['a delivery without an address', toNowhere, null, ['NEEDS_ADDRESS']],
  ['a delivery with an address', { ...toNowhere, userDeliveryAddressDetail: home }, null, []],
] as const)('[CRT-07] [MER-03] %s', (_what, given, reason, codes) => {
  expect(cartObstacles(given, { reason }).map(({ code }) => code)).toEqual(codes);
});

it('[CRT-06] names every obstacle at once, the first one to solve first', () => {
  const given = {
    ...toNowhere,
    cartItems: [{ name: 'Kheer', quantity: 1, isAvailable: false }],
    financialInfo: {
      ...cart.financialInfo,
      subtotalMicro: 0,
      deliveryMinimumOrderValueMicro: 15_000_000,
    },
  };
  expect(cartObstacles(given, { reason: 'CLOSED' })).toEqual([
    { code: 'GONE_ITEM', name: 'Kheer' },
    { code: 'DELIVERY_MINIMUM', missingMicro: 15_000_000 },
    { code: 'NEEDS_TIME' },
    { code: 'NEEDS_ADDRESS' },
  ]);
});
