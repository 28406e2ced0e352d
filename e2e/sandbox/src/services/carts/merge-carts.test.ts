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
  ['on both lines of one dish', cart(line('a', true)), cart(line('a', true)), [true, true]],
])('keeps one perk: %s', (_name, theirs, own, perks) => {
  const { content, left } = mergeCarts(own, theirs);
  expect(content.items.map(({ perkSelected }) => perkSelected)).toEqual(perks);
  expect(left).toEqual([]);
});

it('copies the guest’s cart unchanged into an empty one', () => {
  const theirs = { ...cart(line('a', true)), note: 'No onions' };
  expect(mergeCarts(cart(), theirs)).toEqual({ content: theirs, left: [] });
});

it('returns the lines that do not fit', () => {
  const many = (name: string, count: number) =>
    cart(...Array.from({ length: count }, (_, at) => line(`${name}-${at}`)));
  const { content, left } = mergeCarts(many('own', 60), many('their', 60));
  expect([content.items.length, left.length]).toEqual([100, 20]);
});
