import { expect, it } from '@jest/globals';
import { FULFILLMENT_STATES, GUEST_STATUSES } from '@tiffin/contracts';
import type { ActiveEntry, FulfillmentState, GuestStatus } from '@tiffin/contracts';
import fc from 'fast-check';
import { showsMyOrdersPrompt, visibleActiveEntries } from './visible-active-entries';

const base = (merchantId: string, entityId: string) => ({
  entityId,
  fulfillmentType: 'IN_STORE' as const,
  merchant: {
    id: merchantId,
    name: merchantId,
    url: `/m/${merchantId}`,
    imageUrl: '',
    timeZone: 'UTC',
    currencyCode: 'CAD' as const,
  },
});
const cart = (merchantId: string): ActiveEntry => ({
  ...base(merchantId, `cart-${merchantId}`),
  entityType: 'CART',
  itemCount: 1,
  subtotalMicro: 1,
  updatedAt: '2026-11-22T12:00:00Z',
});
const order = (merchantId: string): ActiveEntry => ({
  ...base(merchantId, `order-${merchantId}`),
  entityType: 'ORDER',
  orderStatus: 'PLACED',
  scheduledTime: null,
  readyTime: null,
  placedAt: null,
  guestOrderToken: null,
});
const group = (
  merchantId: string,
  fulfillmentState: FulfillmentState,
  more: { readonly guestStatus?: GuestStatus | null; readonly isCurrentUserAdmin?: boolean } = {},
): ActiveEntry => ({
  ...base(merchantId, `group-${merchantId}`),
  entityType: 'FULFILLMENT',
  scheduledTime: null,
  fulfillmentDetails: {
    fulfillmentState,
    guestStatus: null,
    isCurrentUserAdmin: false,
    guestOrderId: null,
    hostFirstName: 'Ana',
    orderByTime: null,
    ...more,
  },
});

it.each([
  ['an open group', [group('a', 'OPEN')], ['group-a']],
  ['the current group', [group('current', 'OPEN')], []],
  ['a group whose guest is READY', [group('a', 'OPEN', { guestStatus: 'READY' })], []],
  ['a browsed group', [group('a', 'OPEN', { guestStatus: 'BROWSING' })], ['group-a']],
  [
    'a browsed group beside a cart there',
    [cart('a'), group('a', 'OPEN', { guestStatus: 'BROWSING' })],
    ['cart-a'],
  ],
  [
    'a browsed group beside a cart elsewhere',
    [cart('b'), group('a', 'OPEN', { guestStatus: 'BROWSING' })],
    ['cart-b', 'group-a'],
  ],
  ['a cancelled group', [group('a', 'CANCELLED')], []],
  ['a closed group', [group('a', 'CLOSED')], []],
  ['a cancelled group of an admin', [group('a', 'CANCELLED', { isCurrentUserAdmin: true })], ['group-a']],
  ['a closed group of an admin', [group('a', 'CLOSED', { isCurrentUserAdmin: true })], ['group-a']],
  ['an expired group', [group('a', 'EXPIRED')], ['group-a']],
  ['carts and orders', [cart('a'), order('a'), order('b')], ['cart-a', 'order-a', 'order-b']],
])('[ACT-02] %s', (_what, entries, shown) => {
  expect(visibleActiveEntries(entries, 'group-current').map(({ entityId }) => entityId)).toEqual(shown);
});

it.each([
  ['nothing', [], false],
  ['only an order at the current merchant', [order('here')], false],
  ['only an order elsewhere', [order('a')], true],
  ['only a cart at the current merchant', [cart('here')], true],
  ['two orders at the current merchant', [order('here'), order('here')], true],
])('[ACT-03] with %s the prompt shows: %3$s', (_what, visible, expected) => {
  expect(showsMyOrdersPrompt(visible, 'here')).toBe(expected);
});

it('[ACT-03] without a current merchant every entry shows the prompt', () => {
  expect(showsMyOrdersPrompt([order('a')], null)).toBe(true);
});

const anyEntries = fc.array(
  fc.record({
    kind: fc.constantFrom('CART', 'ORDER', 'FULFILLMENT'),
    merchantId: fc.constantFrom('a', 'b', 'current'),
    state: fc.constantFrom(...FULFILLMENT_STATES),
    guestStatus: fc.constantFrom(null, ...GUEST_STATUSES),
    isCurrentUserAdmin: fc.boolean(),
  }),
  { maxLength: 8 },
);

it('[ACT-02] hides only groups, keeps the order, and hides nothing more when applied twice', () => {
  fc.assert(
    fc.property(anyEntries, (seeds) => {
      const entries = seeds.map(({ kind, merchantId, state, guestStatus, isCurrentUserAdmin }) => {
        if (kind === 'CART') return cart(merchantId);
        if (kind === 'ORDER') return order(merchantId);
        return group(merchantId, state, { guestStatus, isCurrentUserAdmin });
      });
      const visible = visibleActiveEntries(entries, 'group-current');
      expect(entries.filter((entry) => visible.includes(entry))).toEqual(visible);
      expect(visibleActiveEntries(visible, 'group-current')).toEqual(visible);
      expect(
        entries
          .filter(({ entityType }) => entityType !== 'FULFILLMENT')
          .every((one) => visible.includes(one)),
      ).toBe(true);
    }),
  );
});
