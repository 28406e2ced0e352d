import { expect, it } from '@jest/globals';
import { activeEntryPath } from './active-entry-path';
import { entryReorderPath } from './entry-reorder-path';

const base = {
  entityId: 'id/1',
  fulfillmentType: 'IN_STORE',
  merchant: {
    id: 'm1',
    name: 'Soup',
    url: '/m/soup/menu',
    imageUrl: '',
    timeZone: 'UTC',
    currencyCode: 'CAD',
  },
} as const;
const group = (guestOrderId: string | null) =>
  ({
    ...base,
    entityType: 'FULFILLMENT',
    scheduledTime: null,
    fulfillmentDetails: {
      fulfillmentState: 'CLOSED',
      guestStatus: null,
      isCurrentUserAdmin: true,
      guestOrderId,
      hostFirstName: 'Ana',
      orderByTime: null,
    },
  }) as const;
const cart = { ...base, entityType: 'CART', itemCount: 1, subtotalMicro: 1, updatedAt: '' } as const;
const order = {
  ...base,
  entityType: 'ORDER',
  orderStatus: 'PLACED',
  scheduledTime: null,
  readyTime: null,
  placedAt: null,
  guestOrderToken: null,
} as const;

it.each([
  ['a cart', cart, '/m/soup/order'],
  ['an order', order, '/m/soup/status/id%2F1?orderIdentifierType=ID'],
  [
    'an order of a guest',
    { ...order, guestOrderToken: 'token/1' },
    '/m/soup/status/token%2F1?orderIdentifierType=GUEST_TOKEN',
  ],
  [
    'an order of a group whose guest has no account',
    { ...order, groupOrderToken: 'token/1' },
    '/m/soup/status/token%2F1?orderIdentifierType=TOKEN',
  ],
  ['a group order', group(null), '/order/fulfillments/id%2F1/edit'],
  ['a group order that became an order', group('7'), '/m/soup/status/7?orderIdentifierType=ID'],
])('leads from %s to its page', (_what, entry, path) => {
  expect(activeEntryPath(entry)).toBe(path);
});

it.each([
  [
    'a delivered order',
    { ...order, orderStatus: 'RECEIVED' },
    '/m/soup/order?reorder=id%2F1&orderIdentifierType=ID',
  ],
  [
    'a rejected order',
    { ...order, orderStatus: 'REJECTED' },
    '/m/soup/order?reorder=id%2F1&orderIdentifierType=ID',
  ],
  [
    'an ended order of a guest',
    { ...order, orderStatus: 'CANCELLED', guestOrderToken: 'token/1' },
    '/m/soup/order?reorder=token%2F1&orderIdentifierType=GUEST_TOKEN',
  ],
  [
    'an ended order of a group whose guest has no account',
    { ...order, orderStatus: 'RECEIVED', groupOrderToken: 'token/1' },
    undefined,
  ],
  ['an order in progress', order, undefined],
  ['a cart', cart, undefined],
  ['a group order', group('7'), undefined],
] as const)('[CRT-19] offers to order again: %s', (_what, entry, path) => {
  expect(entryReorderPath(entry)).toBe(path);
});
