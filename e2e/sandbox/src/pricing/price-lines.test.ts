import type { FulfillmentType, Menu } from '@tiffin/contracts';
import { contentSeed } from '../seed/content-seed';
import type { StoredCartItem } from '../services/carts/stored-cart';
import { priceCartItems } from './price-cart-item';
import { priceLines } from './price-lines';

const UNIT = 1_000_000;
const seeded = contentSeed();

function at(externalId: string) {
  const found = seeded.find(({ record }) => record.externalId === externalId);
  if (!found) throw new Error(externalId);
  return found;
}

function line(menuItemId: string, more: Partial<StoredCartItem> = {}): StoredCartItem {
  return {
    cartItemId: menuItemId,
    menuItemId,
    name: menuItemId,
    imageUrl: null,
    quantity: 1,
    options: [],
    perkSelected: true,
    note: '',
    ...more,
  };
}

function option(choiceId: string, name: string, incrementCount = 1) {
  return { id: `${choiceId}.${name}`, choiceId, parentOptionId: null, incrementCount };
}

type Order = {
  readonly externalId?: string;
  readonly items: readonly StoredCartItem[];
  readonly fulfillmentType?: FulfillmentType;
  readonly codes?: readonly string[];
  readonly tip?: string;
  readonly custom?: number;
  readonly credit?: number;
};

function price({ externalId = 'lucknow-lunch-home', items, ...order }: Order) {
  const { record, menu }: { record: ReturnType<typeof at>['record']; menu: Menu } = at(externalId);
  return priceLines({
    lines: priceCartItems(menu, items),
    merchant: record,
    fulfillmentType: order.fulfillmentType ?? 'DELIVERY',
    tip: { selectedTipOptionId: order.tip ?? null, customTipAmountMicro: order.custom ?? null },
    codes: order.codes ?? [],
    creditMicro: order.credit ?? 0,
    locale: 'en',
  });
}

const RICE = line('lemon-rice-box', { quantity: 2 });
const ROLL = line('chicken-kathi-roll', { options: [option('sides', 'papad', 3)] });

it.each<[string, Order, Partial<ReturnType<typeof price>>]>([
  ['items and delivery', { items: [RICE] }, { itemSumMicro: 28.5 * UNIT, deliveryChargeMicro: 4 * UNIT }],
  ['pickup', { items: [RICE], fulfillmentType: 'PICKUP' }, { deliveryChargeMicro: 0 }],
  ['free delivery', { items: [RICE, RICE] }, { itemSumMicro: 57 * UNIT, deliveryChargeMicro: 0 }],
  ['options', { items: [ROLL] }, { itemSumMicro: 15.75 * UNIT }],
  ['a perk', { items: [line('build-your-own-thali')] }, { itemSumMicro: 16.5 * UNIT }],
  [
    'a perk, for one of seven',
    { items: [line('build-your-own-thali', { quantity: 7 })] },
    { itemSumMicro: 127.5 * UNIT },
  ],
  [
    'a perk, for one of two lines',
    { items: [line('build-your-own-thali'), line('build-your-own-thali', { note: 'hot' })] },
    { itemSumMicro: 35 * UNIT },
  ],
  [
    'the dearest piece beside one with a perk',
    { items: [line('build-your-own-thali', { quantity: 2 })], codes: ['NINEFLAT'] },
    { subtotalMicro: 25.5 * UNIT },
  ],
  [
    'a perk that was given up',
    { items: [line('build-your-own-thali', { perkSelected: false })] },
    { itemSumMicro: 18.5 * UNIT },
  ],
  ['PERCENT_OFF', { items: [ROLL], codes: ['LUNCH10'] }, { subtotalMicro: 14_170_000 }],
  ['AMOUNT_OFF', { items: [ROLL], codes: ['FIVEOFF'] }, { subtotalMicro: 10.75 * UNIT }],
  [
    'AMOUNT_OFF below its minimum',
    { items: [line('mango-lassi')], codes: ['FIVEOFF'] },
    { subtotalMicro: 5.25 * UNIT },
  ],
  ['PERCENT_OFF_BASE', { items: [ROLL], codes: ['BASE15'] }, { subtotalMicro: 13_840_000 }],
  ['FIXED_PRICE', { items: [ROLL], codes: ['NINEFLAT'] }, { subtotalMicro: 9 * UNIT }],
  ['FIXED_PRICE_BASE', { items: [ROLL], codes: ['SEVENBASE'] }, { subtotalMicro: 10 * UNIT }],
  [
    'a discount as points, which takes nothing off',
    { items: [ROLL], codes: ['POINTS10'] },
    { subtotalMicro: 15.75 * UNIT },
  ],
  ['a code for delivery', { items: [RICE], codes: ['FREEDEL'] }, { deliveryChargeMicro: 0 }],
  ['an expired code', { items: [RICE], codes: ['SUMMER25'] }, { subtotalMicro: 28.5 * UNIT }],
  ['a tip of 15%', { items: [RICE], tip: 'tip_15' }, { tipMicro: 4_280_000 }],
  ['an own tip', { items: [RICE], custom: 200 * UNIT }, { tipMicro: 200 * UNIT }],
  ['credit above everything', { items: [RICE], credit: 900 * UNIT }, { totalPayableMicro: 0 }],
  ['included tax', { externalId: 'long-lane-larder', items: [line('custard-tart')] }, { taxMicro: 0 }],
  ['an empty cart', { items: [] }, { totalPayableMicro: 0, deliveryChargeMicro: 0 }],
])('[CRT-24] prices %s', (_what, order, expected) => {
  expect(price(order)).toMatchObject(expected);
});

it.each([
  ['a delivery', { items: [RICE] }, 4 * UNIT],
  ['a pickup', { items: [RICE], fulfillmentType: 'PICKUP' }, undefined],
  ['a delivery that is free anyway', { items: [RICE, RICE] }, undefined],
] as const)('[MNU-13] a code for delivery says what it saves of %s', (_what, order, saving) => {
  const { cartDiscounts } = price({ ...order, codes: ['FREEDEL', 'FREEDEL'] });
  expect(cartDiscounts.map(({ deliverySavingMicro }) => deliverySavingMicro)).toEqual([saving, undefined]);
});

it('names a discount with the currency of the merchant', () => {
  const named = (externalId: string, dish: string) =>
    price({ externalId, items: [line(dish, { quantity: 9 })], codes: ['FIVEOFF'] }).cartDiscounts[0]?.name;
  expect(named('lucknow-lunch-home', 'dal-makhani')).toBe('$5.00 off from $15.00');
  expect(named('long-lane-larder', 'custard-tart')).toBe('£5.00 off from £15.00');
});

it.each(seeded.map(({ record }) => [record.externalId]))(
  '[CFG-01] adds up in whole cents at %s for every order',
  (externalId) => {
    const { menu } = at(externalId);
    const items = Object.keys(menu.items).slice(0, 12);
    for (const [index, id] of items.entries())
      for (const codes of [
        [],
        ['LUNCH10', 'POINTS10'],
        ['BASE15', 'FREEDEL'],
        ['NINEFLAT', 'FIVEOFF', 'LUNCH10'],
      ]) {
        const info = price({
          externalId,
          items: [line(id, { quantity: index + 1 })],
          codes,
          tip: 'tip_15',
          credit: index * UNIT,
        });
        const parts = [
          info.itemSumMicro,
          ...info.cartDiscounts.map((one) => (one.isDiscountAsPoints ? 0 : -one.discountMicro)),
          info.deliveryChargeMicro,
          ...info.serviceCharges.map((one) => one.amountMicro),
          ...info.taxRates.map((one) => one.amountMicro),
          info.tipMicro,
          -info.creditMicro,
        ];
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(info.totalPayableMicro);
        expect(parts.filter((part) => part % 10_000 !== 0)).toEqual([]);
        expect(info.totalPayableMicro).toBeGreaterThanOrEqual(0);
      }
  },
);
