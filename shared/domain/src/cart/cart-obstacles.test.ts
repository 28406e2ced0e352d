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
  ['a restaurant that takes orders for later only', cart, 'LATER_ONLY', ['NEEDS_TIME']],
  [
    'a restaurant that takes orders for later only, and a time',
    { ...cart, scheduledForTime: later },
    'LATER_ONLY',
    [],
  ],
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
  expect(cartObstacles(given, { reason, canSchedule: true }).map(({ code }) => code)).toEqual(codes);
});

it.each(['CLOSED', 'LATER_ONLY'] as const)('[CRT-16] %s without any time takes no cart', (reason) => {
  expect(cartObstacles(cart, { reason, canSchedule: false })).toEqual([{ code: 'NOT_ACCEPTING' }]);
});

it('[CRT-16] leaves a cart alone whose time was the last one', () => {
  const given = { ...cart, scheduledForTime: later };
  expect(cartObstacles(given, { reason: 'CLOSED', canSchedule: false })).toEqual([]);
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
  expect(cartObstacles(given, { reason: 'CLOSED', canSchedule: true })).toEqual([
    { code: 'GONE_ITEM', name: 'Kheer' },
    { code: 'DELIVERY_MINIMUM', missingMicro: 15_000_000 },
    { code: 'NEEDS_TIME' },
    { code: 'NEEDS_ADDRESS' },
  ]);
});
