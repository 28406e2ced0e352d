import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ShopModel, WINDOWS } from '../test-support/shop-model';
import type { WindowIndex } from '../test-support/shop-model';
import { SETTLE_MS } from './payment-attempt';

type Happening = readonly [what: string, happens: (shop: ShopModel) => void];

const inWindow = (what: string, happens: (shop: ShopModel, index: WindowIndex) => void) =>
  WINDOWS.map((index): Happening => [`${what} in window ${index}`, (shop) => happens(shop, index)]);

const happenings: readonly Happening[] = [
  ...inWindow('press', (shop, index) => shop.press(index)),
  ...inWindow('answer', (shop, index) => shop.answer(index)),
  ...inWindow('lose the answer', (shop, index) => shop.loseAnswer(index)),
  ...inWindow('pass the bank', (shop, index) => shop.bank(index, true)),
  ...inWindow('fail the bank', (shop, index) => shop.bank(index, false)),
  ...inWindow('reload', (shop, index) => shop.reload(index)),
  ...inWindow('begin to look', (shop, index) => shop.beginLook(index)),
  ...inWindow('see', (shop, index) => shop.endLook(index)),
  ...inWindow('see nothing for lack of a service', (shop, index) => shop.failLook(index)),
  ['serve the first', (shop) => shop.serve(0)],
  ['serve the second', (shop) => shop.serve(1)],
  ['wait a little', (shop) => shop.wait(SETTLE_MS / 4)],
  ['wait for long', (shop) => shop.wait(SETTLE_MS)],
];

const story = fc.array(
  fc.constantFrom(...happenings).map(([what, happens]) => Object.assign(happens, { toString: () => what })),
  {
    maxLength: 60,
    size: 'max',
  },
);
const settings = fc.record({ bankAsks: fc.boolean(), hasLocks: fc.boolean() });

it('two windows never pay twice, despite lost answers, reloads, bank challenges and delays', () => {
  fc.assert(
    fc.property(settings, story, (how, happens) => {
      const shop = new ShopModel(how);
      happens.forEach((happen) => {
        happen(shop);
      });
      expect(shop.orders.length).toBeLessThanOrEqual(1);
    }),
    { numRuns: 4_000 },
  );
});

it('a look that began before another window paid again does not forget that payment', () => {
  const shop = new ShopModel({ bankAsks: false, hasLocks: false });
  shop.press(0);
  shop.reload(1);
  shop.wait(SETTLE_MS);
  shop.reload(0);
  shop.beginLook(1);
  shop.beginLook(0);
  shop.endLook(1);
  shop.press(1);
  shop.endLook(0);
  shop.press(0);
  shop.serve(1);
  shop.serve(0);
  shop.wait(SETTLE_MS);
  expect(shop.orders).toHaveLength(1);
});

it('a window reports an order only if it exists, and in the end every viewer learns the truth', () => {
  fc.assert(
    fc.property(settings, story, (how, happens) => {
      const shop = new ShopModel(how);
      happens.forEach((happen) => {
        happen(shop);
        for (const index of WINDOWS)
          if (shop.stateOf(index).kind === 'paid') expect(shop.orders).toHaveLength(1);
      });
      shop.settle();
      for (const index of WINDOWS) {
        const says = shop.stateOf(index).kind;
        if (shop.orders.length > 0) expect(says).toBe('paid');
        else expect(['ready', 'notPaid', 'unsure']).toContain(says);
      }
    }),
    { numRuns: 4_000 },
  );
});
