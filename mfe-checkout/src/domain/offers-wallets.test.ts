import { expect, it } from '@jest/globals';
import { offersWallets } from './offers-wallets';

const cart = { obstacle: undefined, totalMicro: 12_600_000, hasHost: false };

it.each([
  ['a cart with something to pay', {}, true],
  ['a cart that cannot be ordered', { obstacle: { kind: 'address' } as const }, false],
  ['a group’s cart', { obstacle: { kind: 'group', fulfillmentId: 'fulfillment-1' } as const }, false],
  ['a cart with nothing to pay', { totalMicro: 0 }, false],
  ['a host application', { hasHost: true }, false],
])('[CHK-14] offers wallets for %s: %j', (_what, change, offered) => {
  expect(offersWallets({ ...cart, ...change })).toBe(offered);
});
