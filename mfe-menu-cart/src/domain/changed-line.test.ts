import { makeCartItem } from '@tiffin/testing';
import { changedLine } from './changed-line';

const dal = makeCartItem({ cartItemId: '1', name: 'Dal makhani', quantity: 1 });
const roti = makeCartItem({ cartItemId: '2', name: 'Roti', quantity: 4 });

it.each([
  ['a new line', [dal], [dal, roti], { name: 'Roti', quantity: 4, isNew: true }],
  [
    'another quantity',
    [dal, roti],
    [{ ...dal, quantity: 3 }, roti],
    { name: 'Dal makhani', quantity: 3, isNew: false },
  ],
  ['a removed line', [dal, roti], [dal], undefined],
  ['another price', [dal], [{ ...dal, priceMicro: 1 }], undefined],
])('%s', (_, before, after, line) => {
  expect(changedLine({ cartItems: before }, { cartItems: after })).toEqual(line);
});
