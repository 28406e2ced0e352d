import { mergeCarts } from './merge-carts';
import type { StoredCart, StoredCartItem } from './stored-cart';

const line = (menuItemId: string, perkSelected = false): StoredCartItem => ({
  cartItemId: menuItemId,
  menuItemId,
  name: menuItemId,
  imageUrl: null,
  quantity: 1,
  options: [],
  perkSelected,
  note: '',
});
const NO_LIMITS = { items: {} };
const cart = (...items: readonly StoredCartItem[]): StoredCart => ({
  items,
  note: '',
  includeCutlery: false,
  fulfillmentType: 'PICKUP',
  scheduledForTime: null,
  selectedTipOptionId: null,
  customTipAmountMicro: null,
  cartCheckoutCodes: [],
  removeConflictingPerks: false,
  addMenuItemSource: null,
  userDeliveryAddressId: null,
  userDeliveryAddressDetail: null,
  room: null,
  table: null,
});

it.each([
  ['the guest’s, where the person has none', cart(line('b', true)), cart(line('a')), [false, true]],
  ['the person’s, where both have one', cart(line('b', true)), cart(line('a', true)), [true, false]],
  ['on a dish that both have', cart(line('a', true)), cart(line('a', true)), [true]],
])('keeps one perk: %s', (_name, theirs, own, perks) => {
  const { content, left } = mergeCarts(own, theirs, NO_LIMITS);
  expect(content.items.map(({ perkSelected }) => perkSelected)).toEqual(perks);
  expect(left).toEqual([]);
});

it('copies the guest’s cart unchanged into an empty one', () => {
  const theirs = { ...cart(line('a', true)), note: 'No onions' };
  expect(mergeCarts(cart(), theirs, NO_LIMITS)).toEqual({ content: theirs, left: [] });
});

it('returns the lines that do not fit', () => {
  const many = (name: string, count: number) =>
    cart(...Array.from({ length: count }, (_, at) => line(`${name}-${at}`)));
  const { content, left } = mergeCarts(many('own', 60), many('their', 60), NO_LIMITS);
  expect([content.items.length, left.length]).toEqual([100, 20]);
});

describe('equal lines of both carts', () => {
  const times = (quantity: number, more: Partial<StoredCartItem> = {}): StoredCartItem => ({
    ...line('a'),
    quantity,
    ...more,
  });
  const spicy = [{ id: 'hot', choiceId: 'heat', parentOptionId: null, incrementCount: 1 }];
  const menu = { items: { a: { maxQuantity: 20 } } };

  it.each([
    ['become one', times(2), times(3), [5], []],
    ['have at most the maximum of the dish, and the rest is left', times(15), times(10), [20], [5]],
    ['leave all where the person has the maximum already', times(20), times(20), [20], [20]],
    ['stay apart with another note', times(2), times(3, { note: 'No onions' }), [2, 3], []],
    ['stay apart with other options', times(2), times(3, { options: spicy }), [2, 3], []],
  ] as const)('%s', (_name, own, theirs, quantities, rest) => {
    const { content, left } = mergeCarts(cart(own), cart(theirs), menu);
    expect(content.items.map(({ quantity }) => quantity)).toEqual(quantities);
    expect(left.map(({ quantity }) => quantity)).toEqual(rest);
  });

  it('become one when the guest’s perk ends', () => {
    const own = cart(line('b', true), times(2));
    const { content } = mergeCarts(own, cart(times(3, { perkSelected: true })), menu);
    expect(content.items.map(({ menuItemId, quantity }) => [menuItemId, quantity])).toEqual([
      ['b', 1],
      ['a', 5],
    ]);
  });

  it('become one in a cart that has no room for another line', () => {
    const full = cart(times(2), ...Array.from({ length: 99 }, (_, at) => line(`own-${at}`)));
    const { content, left } = mergeCarts(full, cart(times(3)), menu);
    expect([content.items[0]?.quantity, content.items.length, left]).toEqual([5, 100, []]);
  });
});
