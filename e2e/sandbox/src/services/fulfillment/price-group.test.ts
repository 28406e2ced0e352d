import { contentSeed } from '../../seed/content-seed';
import type { StoredCart, StoredCartItem } from '../carts/stored-cart';
import type { GroupCart } from './group-carts';
import type { GuestRecord } from './group-records';
import { linesSumMicro, priceGroup } from './price-group';
import { makeGroup, makeGuest } from './test-support/make-group';

const UNIT = 1_000_000;
const seeded = contentSeed().find(({ record }) => record.externalId === 'lucknow-lunch-home');
if (!seeded) throw new Error('The merchant of this test is not seeded');
const { record: merchant, menu } = seeded;

const host = makeGuest({ externalUserId: 'host', seat: 0 });
const ben = makeGuest({ externalUserId: 'ben', status: 'READY', seat: 1 });
const tom = makeGuest({ externalUserId: 'tom', status: 'BROWSING', seat: 2 });

function cartOf(externalUserId: string, menuItemId: string, quantity: number): GroupCart {
  const line: StoredCartItem = {
    cartItemId: `${externalUserId}-1`,
    menuItemId,
    name: 'as it was called',
    imageUrl: null,
    quantity,
    options: [],
    perkSelected: false,
    note: '',
  };
  return {
    externalUserId,
    merchantId: 'merchant',
    fulfillmentId: 'group',
    version: 1,
    updatedAt: 0,
    content: contentOf(line),
  };
}

function contentOf(line: StoredCartItem): StoredCart {
  return {
    items: [line],
    note: '',
    includeCutlery: false,
    fulfillmentType: 'DELIVERY',
    scheduledForTime: null,
    selectedTipOptionId: 'tip_20',
    customTipAmountMicro: null,
    cartCheckoutCodes: ['LUNCH10'],
    removeConflictingPerks: false,
    addMenuItemSource: null,
    userDeliveryAddressId: null,
    userDeliveryAddressDetail: null,
    room: null,
    table: null,
  };
}

const carts = [
  cartOf('host', 'lemon-rice-box', 1),
  cartOf('ben', 'lemon-rice-box', 2),
  cartOf('tom', 'mango-lassi', 1),
];

function priced(guests: readonly GuestRecord[], own: readonly GroupCart[] = carts) {
  const around = {
    merchant,
    menu,
    menuRevision: 1,
    carts: own,
    locale: 'en',
    publicUrl: 'http://x',
  } as const;
  return priceGroup(makeGroup({}, guests), around);
}

it('prices everybody’s lines in join order, by the menu’s names and prices', () => {
  const { everybody } = priced([host, ben, tom]);
  expect(
    everybody.map(({ externalUserId, lines }) => [
      externalUserId,
      linesSumMicro(lines),
      lines.map(({ item }) => [item.name, item.isAvailable]),
    ]),
  ).toEqual([
    ['host', 14.25 * UNIT, [['Lemon rice box', true]]],
    ['ben', 28.5 * UNIT, [['Lemon rice box', true]]],
    ['tom', 5.25 * UNIT, [['Mango lassi', true]]],
  ]);
});

it('charges the host even while browsing, and guests once they are ready', () => {
  const { payers, financialInfo } = priced([host, ben, tom]);
  expect(payers.map(({ externalUserId }) => externalUserId)).toEqual(['host', 'ben']);
  expect(financialInfo.itemSumMicro).toBe(42.75 * UNIT);
});

it('uses the group’s fulfillment type and tip, and no code of a guest’s own cart', () => {
  const { financialInfo } = priced([host, ben]);
  expect(financialInfo).toMatchObject({
    deliveryChargeMicro: 0,
    tipMicro: 0,
    cartDiscounts: [],
    creditMicro: 0,
  });
});

it('splits the total by what people ordered, in whole cents that add up to it', () => {
  const { financialInfo, costBreakdown } = priced([host, ben, tom]);
  const { totalPayableMicro } = financialInfo;
  expect(costBreakdown).toMatchObject({
    itemSumMicro: financialInfo.itemSumMicro,
    subtotalMicro: financialInfo.subtotalMicro,
    deliveryChargeMicro: financialInfo.deliveryChargeMicro,
    serviceChargeMicro: financialInfo.serviceChargeMicro,
    taxMicro: financialInfo.taxMicro,
    tipMicro: financialInfo.tipMicro,
    totalMicro: totalPayableMicro,
  });
  const amounts = costBreakdown.shares.map(({ amountMicro }) => amountMicro);
  expect(costBreakdown.shares.map(({ externalUserId }) => externalUserId)).toEqual(['host', 'ben']);
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(totalPayableMicro);
  expect(amounts.every((amount) => amount % 10_000 === 0)).toBe(true);
  expect(Math.abs((amounts[0] ?? 0) * 2 - (amounts[1] ?? 0))).toBeLessThanOrEqual(20_000);
});

it('returns no lines and no share for a guest without a cart', () => {
  const { everybody, costBreakdown } = priced([host, ben], [cartOf('host', 'lemon-rice-box', 1)]);
  expect(everybody[1]).toEqual({ externalUserId: 'ben', lines: [] });
  expect(costBreakdown.shares[1]).toEqual({ externalUserId: 'ben', amountMicro: 0 });
});
