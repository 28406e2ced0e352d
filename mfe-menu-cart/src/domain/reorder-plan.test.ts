import { expect, it } from '@jest/globals';
import { makeMenu, makeMenuItem, makeOrderItem } from '@tiffin/testing';
import { reorderPlan } from './reorder-plan';

const menu = makeMenu();
const shop = { menu, soldIds: undefined, externalUserId: 'user-ana' };
const option = (id: string, choiceId: string, parentOptionId: string | null = null, incrementCount = 1) => ({
  id,
  choiceId,
  parentOptionId,
  incrementCount,
  name: id,
  priceMicro: 0,
});
const sides = [option('option-raita', 'choice-sides'), option('option-papad', 'choice-sides', null, 2)];
const thali = (...itemOptions: readonly ReturnType<typeof option>[]) =>
  makeOrderItem({
    menuItemId: 'item-thali',
    name: 'Thali',
    priceMicro: 18_500_000,
    itemOptions: [...itemOptions],
  });

it('[CRT-19] puts a dish into the cart with its options, quantity and note', () => {
  const dish = { ...thali(option('option-roti', 'choice-bread'), ...sides), quantity: 3, note: 'Mild' };
  const { lines, missing } = reorderPlan([{ ...dish, priceMicro: 55_500_000 }], shop);
  expect(missing).toEqual([]);
  expect(lines).toMatchObject([
    {
      name: 'Lunch thali',
      input: { menuItemId: 'item-thali', quantity: 3, note: 'Mild' },
      lostOptions: [],
      rise: undefined,
    },
  ]);
  expect(lines[0]?.input.cartItemOptions.map(({ id, incrementCount }) => [id, incrementCount])).toEqual([
    ['option-roti', 1],
    ['option-raita', 1],
    ['option-papad', 2],
  ]);
});

it('[CRT-19] leaves out an option that is no longer offered, and names it', () => {
  const dish = thali(option('option-roti', 'choice-bread'), option('option-ghee', 'choice-extras'), ...sides);
  expect(reorderPlan([dish], shop).lines[0]?.lostOptions).toEqual(['option-ghee']);
});

it('[CRT-19] does not choose for the person when a required option is sold out', () => {
  const { lines, missing } = reorderPlan([thali(option('option-kulcha', 'choice-bread'), ...sides)], shop);
  expect(lines).toEqual([]);
  expect(missing).toEqual([{ menuItemId: 'item-thali', name: 'Lunch thali', reason: 'needsChoice' }]);
});

it('[CRT-19] tells dishes that left the menu from those that are sold out', () => {
  const dishes = [
    makeOrderItem({ menuItemId: 'item-gone', name: 'Biryani' }),
    makeOrderItem({ menuItemId: 'item-kheer' }),
    makeOrderItem({ menuItemId: 'constructor', name: 'Trap' }),
  ];
  expect(reorderPlan(dishes, shop).missing).toEqual([
    { menuItemId: 'item-gone', name: 'Biryani', reason: 'gone' },
    { menuItemId: 'item-kheer', name: 'Kheer', reason: 'soldOut' },
    { menuItemId: 'constructor', name: 'Trap', reason: 'gone' },
  ]);
});

it('[CRT-19] believes the reorder service about what is sold', () => {
  const { lines, missing } = reorderPlan([makeOrderItem()], { ...shop, soldIds: new Set(['item-thali']) });
  expect(lines).toEqual([]);
  expect(missing).toMatchObject([{ name: 'Dal makhani', reason: 'soldOut' }]);
});

it.each([
  ['more', 11_000_000, { wasMicro: 11_000_000, nowMicro: 12_000_000 }],
  ['as much', 12_000_000, undefined],
  ['less', 13_000_000, undefined],
])('[CRT-19] says that a dish costs more only if it does: %s', (_what, priceMicro, rise) => {
  expect(reorderPlan([makeOrderItem({ priceMicro })], shop).lines[0]?.rise).toEqual(rise);
});

it('[CRT-19] takes no more than one line can hold, and says so instead of comparing prices', () => {
  const few = { ...menu, items: { 'item-dal': makeMenuItem({ maxQuantity: 2 }) } };
  const { lines } = reorderPlan([makeOrderItem({ quantity: 5 })], { ...shop, menu: few });
  expect(lines).toMatchObject([{ input: { quantity: 2 }, isReduced: true, rise: undefined }]);
});

it('[CRT-19] takes only the reader’s own dishes of a group order', () => {
  const of = (externalUserId: string) => ({ externalUserId, firstName: 'X' });
  const dishes = [makeOrderItem({ guest: of('user-ana') }), makeOrderItem({ guest: of('user-bo') })];
  expect(reorderPlan(dishes, shop).lines).toHaveLength(1);
  expect(reorderPlan(dishes, { ...shop, externalUserId: undefined }).lines).toHaveLength(0);
});
