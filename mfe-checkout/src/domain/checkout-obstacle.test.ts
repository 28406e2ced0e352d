import { expect, it } from '@jest/globals';
import {
  makeAddressDetail,
  makeCart,
  makeCartItem,
  makeFinancialInfo,
  makeMerchant,
} from '@tiffin/testing/factories';
import { checkoutObstacle } from './checkout-obstacle';

const now = new Date('2026-11-22T09:00:00Z');
const later = '2026-11-22T10:00:00Z';
const open = makeMerchant();
const closed = makeMerchant({ open: false, isAvailableNow: false, nextOpenTime: later });
const closedForGood = { ...closed, scheduledOrderTimeSlots: [] };
const down = makeMerchant({ state: 'MERCHANT_DOWN' });
const orderAhead = makeMerchant({
  isAvailableNow: false,
  displayConfiguration: { displayMode: 'ORDER_AHEAD' },
});
const delivered = {
  fulfillmentType: 'DELIVERY',
  userDeliveryAddressDetail: makeAddressDetail(),
} as const;

it.each([
  ['no obstacle', open, makeCart(), undefined],
  ['a closed kitchen, planned for later', closed, makeCart({ scheduledForTime: later }), undefined],
  ['a closed kitchen', closed, makeCart(), { kind: 'closed', nextOpenTime: later }],
  [
    'a kitchen that takes no orders, planned for later',
    down,
    makeCart({ scheduledForTime: later }),
    { kind: 'stopped', nextOpenTime: null },
  ],
  ['a closed kitchen without any time', closedForGood, makeCart(), { kind: 'stopped', nextOpenTime: later }],
  ['a kitchen that takes orders for later only', orderAhead, makeCart(), { kind: 'laterOnly' }],
  [
    'a kitchen that takes orders for later only, planned for later',
    orderAhead,
    makeCart({ scheduledForTime: later }),
    undefined,
  ],
  [
    'a cart of a group',
    open,
    makeCart({ fulfillmentId: 'group-1' }),
    { kind: 'group', fulfillmentId: 'group-1' },
  ],
  [
    'an unavailable dish',
    closed,
    makeCart({
      cartItems: [makeCartItem(), makeCartItem({ cartItemId: 'l2', name: 'Kheer', isAvailable: false })],
    }),
    { kind: 'unavailable', itemNames: ['Kheer'] },
  ],
  [
    'a delivery without an address',
    open,
    makeCart({ fulfillmentType: 'DELIVERY', userDeliveryAddressDetail: null }),
    { kind: 'address' },
  ],
  ['a delivery with an address', open, makeCart(delivered), undefined],
  [
    'a delivery below its minimum',
    open,
    makeCart({
      ...delivered,
      financialInfo: makeFinancialInfo({
        subtotalMicro: 12_000_000,
        deliveryMinimumOrderValueMicro: 15_000_000,
      }),
    }),
    { kind: 'minimum', missingMicro: 3_000_000 },
  ],
  [
    'a pickup of too many dishes',
    open,
    makeCart({
      fulfillmentType: 'PICKUP',
      cartItems: [makeCartItem({ quantity: 9 })],
      financialInfo: makeFinancialInfo({ pickupMaxCartItemCount: 8 }),
    }),
    { kind: 'limits' },
  ],
] as const)('[CRT-06] [CRT-07] [MER-03] %s', (_what, merchant, cart, obstacle) => {
  expect(checkoutObstacle(merchant, cart, now)).toEqual(obstacle);
});
