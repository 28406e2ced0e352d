import { expect, it } from '@jest/globals';
import { makeCartItem } from '@tiffin/testing';
import { namesOf, refusedItems } from './refused-items';

const dal = makeCartItem({ cartItemId: 'line-1', menuItemId: 'item-dal', name: 'Dal makhani' });
const bigDal = makeCartItem({ cartItemId: 'line-2', menuItemId: 'item-dal', name: 'Dal makhani' });
const lassi = makeCartItem({ cartItemId: 'line-3', menuItemId: 'item-lassi', name: 'Mango lassi' });
const goneLassi = { ...lassi, isAvailable: false };
const soldOut = 'ITEM_NOT_FOR_SALE_AT_THIS_TIME';
const tooSoon = 'SCHEDULED_ORDER_ITEM_NOT_READY_BY_SCHEDULED_TIME';

it.each([
  ['the named item', soldOut, { itemIds: ['item-lassi'] }, [dal, lassi], ['line-3']],
  ['every line of it', soldOut, { itemIds: ['item-dal'] }, [dal, bigDal, lassi], ['line-1', 'line-2']],
  ['an item that takes longer', tooSoon, { itemIds: ['item-dal'] }, [dal, goneLassi], ['line-1']],
  ['what is gone if none is named', soldOut, undefined, [dal, goneLassi], ['line-3']],
  ['what is gone if the named one is not in the cart', soldOut, { itemIds: ['x'] }, [goneLassi], ['line-3']],
  ['what is gone if the names make no sense', soldOut, { itemIds: 'item-dal' }, [dal, goneLassi], ['line-3']],
  ['nothing', tooSoon, undefined, [dal, goneLassi], []],
])('[CHK-09] a refused order is about %s', (_name, code, data, lines, expected) => {
  expect(refusedItems({ code, data }, lines).map(({ cartItemId }) => cartItemId)).toEqual(expected);
});

it('names a dish of two lines once', () => {
  expect(namesOf([dal, bigDal, lassi])).toEqual(['Dal makhani', 'Mango lassi']);
});
