import { expect, it } from '@jest/globals';
import { makeActiveCart, makeActiveFulfillment } from '@tiffin/testing';
import { groupOfBar } from './group-of-bar';

const base = makeActiveFulfillment();
const group = (entityId: string, more: Partial<typeof base.fulfillmentDetails> = {}) => ({
  ...base,
  entityId,
  fulfillmentDetails: { ...base.fulfillmentDetails, fulfillmentState: 'OPEN' as const, ...more },
});
const early = group('early', { orderByTime: '2026-11-24T12:00:00Z' });
const late = group('late', { orderByTime: '2026-11-24T13:00:00Z' });
const own = base.merchant.url;

it.each([
  ['the home page', '/', [late, early], 'early'],
  ['a group without a deadline, which comes last', '/', [group('open', { orderByTime: null }), late], 'late'],
  ['a guest who is done', '/orders', [group('done', { guestStatus: 'READY' })], 'done'],
  ['a group beside a cart', '/', [makeActiveCart(), early], 'early'],
  ['the page of the group', '/order/fulfillments/early/edit', [early], undefined],
  ['the page of another group', '/order/fulfillments/early/edit', [early, late], 'late'],
  ['the menu of its restaurant', `${own}/menu`, [early], undefined],
  ['the cart of its restaurant', `${own}/order`, [early], undefined],
  ['the checkout of its restaurant', `${own}/checkout`, [early], 'early'],
  ['the menu of another restaurant', '/m/another/menu', [early], 'early'],
  ['a group that has ended', '/', [group('paid', { fulfillmentState: 'CLOSED' })], undefined],
  ['no group', '/', [makeActiveCart()], undefined],
])('%s', (_what, pathname, entries, expected) => {
  expect(groupOfBar(entries, pathname)?.entityId).toBe(expected);
});
