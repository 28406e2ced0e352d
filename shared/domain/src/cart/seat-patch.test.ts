import { expect, it } from '@jest/globals';
import type { CartItem } from '@tiffin/contracts';
import { seatPatch } from './seat-patch';

const item: CartItem = {
  cartItemId: 'line-1',
  menuItemId: 'dal',
  name: 'Dal',
  imageUrl: null,
  quantity: 1,
  priceMicro: 12_000_000,
  cartItemOptions: [],
  perk: null,
  note: '',
  isAvailable: true,
};
const cart = (room: string | null, table: string | null) => ({ cartItems: [item], room, table });

it.each([
  ['both are new', { room: '12', table: '4' }, cart(null, null), { room: '12', table: '4' }],
  ['one is new', { room: '12', table: '5' }, cart('12', '4'), { table: '5' }],
  ['both are known', { room: '12', table: '4' }, cart('12', '4'), null],
  ['the URL names none', { room: null, table: null }, cart('12', '4'), null],
  ['they are blank', { room: '  ', table: '\u0000' }, cart(null, null), null],
  ['they are long', { room: '漢'.repeat(80), table: null }, cart(null, null), { room: '漢'.repeat(50) }],
  [
    'an emoji is at the cut',
    { room: `${'x'.repeat(49)}🍜`, table: null },
    cart(null, null),
    { room: 'x'.repeat(49) },
  ],
  [
    'they are not single lines',
    { room: ' Hall\r\nB\u202e ', table: null },
    cart(null, null),
    { room: 'Hall B' },
  ],
  ['the cart is empty', { room: '12', table: '4' }, { ...cart(null, null), cartItems: [] }, null],
  ['there is no cart yet', { room: '12', table: '4' }, undefined, null],
])('[PRM-08] sends the room and table that the cart lacks, when %s', (_what, seat, known, patch) => {
  expect(seatPatch(seat, known)).toEqual(patch);
});

it('[PRM-08] is sent once: after the cart has it, nothing more is sent', () => {
  const seat = { room: `${'x'.repeat(49)}  y`, table: 'T\u00001' };
  const patch = seatPatch(seat, cart(null, null));
  expect(seatPatch(seat, { ...cart(null, null), ...patch })).toBeNull();
});
