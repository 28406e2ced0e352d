import { expect, it } from '@jest/globals';
import { makeCartItem } from '@tiffin/testing/factories';
import { itemLabel } from './item-label';

const option = (name: string) => ({
  id: name,
  choiceId: 'sides',
  parentOptionId: null,
  incrementCount: 1,
  name,
  priceMicro: 0,
});

it.each([
  [{ quantity: 1, cartItemOptions: [], note: '' }, 'Thali'],
  [{ quantity: 2, cartItemOptions: [option('Naan'), option('Raita')], note: '' }, '2 × Thali, Naan, Raita'],
  [{ quantity: 1, cartItemOptions: [], note: 'no onion' }, 'Thali, no onion'],
])('writes %j in one line', (line, label) => {
  expect(itemLabel(makeCartItem({ name: 'Thali', ...line }), ', ')).toBe(label);
});

it('parts the words by the comma of the language', () => {
  const line = makeCartItem({ quantity: 1, name: '塔利', cartItemOptions: [option('烤餅')], note: '' });
  expect(itemLabel(line, '、')).toBe('塔利、烤餅');
});
