import { expect, it } from '@jest/globals';
import { makeCart, makeEmptyCart } from '@tiffin/testing';
import { orderedSince } from './ordered-since';

it.each([
  ['a cart with items', makeCart({ updatedAt: '2026-11-22T12:00:00.000Z' }), '2026-11-22T12:00:00.000Z'],
  [
    'an empty cart, just before',
    makeEmptyCart({ updatedAt: '2026-11-22T12:00:00.000Z' }),
    '2026-11-22T11:59:50.000Z',
  ],
])('an order of %s is not older than its last change', (_what, cart, since) => {
  expect(orderedSince(cart)).toBe(since);
});
