import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { billShares, guestPayment } from '@tiffin/domain';
import { withoutRejected } from '../orders/without-rejected';
import type { Refusal } from '../orders/stored-order';
import { billParts } from './bill-parts';

const CENT = 10_000;
const HOST = '0';
const cents = (max: number) => fc.nat(max).map((count) => count * CENT);
const lines = fc.array(
  /** The refusal that takes the line off; none above the number of refusals. */
  fc.record({ priceMicro: cents(6_000), refusedAt: fc.nat(4) }),
  { maxLength: 3 },
);
const lunches = fc.record({
  /** The first person is the host. */
  people: fc.array(lines, { minLength: 1, maxLength: 8 }).filter((people) => people.flat().length > 0),
  deliveryChargeMicro: cents(900),
  tipMicro: cents(2_000),
  servicePercent: fc.nat(12),
  taxPercent: fc.nat(15),
  discountPercent: fc.nat(100),
  sharedCosts: fc.constantFrom('BY_VALUE', 'EQUALLY', 'HOST_PAYS'),
  split: fc.oneof(
    fc.constant({ paymentSplit: 'PAY_SEPARATELY', fixedAmountMicro: null } as const),
    fc.record({
      paymentSplit: fc.constant('FIXED_AMOUNT' as const),
      fixedAmountMicro: fc.option(cents(3_000)),
    }),
  ),
  isOnCompanyBill: fc.boolean(),
  /** What each person's card paid of what they agreed to, in hundredths. The host paid the rest. */
  paidParts: fc.array(fc.nat(100), { minLength: 8, maxLength: 8 }),
});
type Lunch = typeof lunches extends fc.Arbitrary<infer One> ? One : never;

it('[GRP-15] after each refusal the parts add up to the bill, no part rises, and each card gets back what it paid too much', () => {
  fc.assert(
    fc.property(lunches, (lunch) => {
      const stages = stagesOf(lunch);
      const owes = ({ owedMicro }: (typeof stages)[number]['parts'][number]) => owedMicro > 0;
      // The host paid nothing of what the company is billed.
      if (lunch.isOnCompanyBill) expect(stages.flatMap(({ parts }) => parts).some(owes)).toBe(false);
      for (const [at, { content, parts }] of stages.entries()) {
        const { totalMicro } = content.orderReceipt;
        expect(sum(parts.map(({ amountMicro }) => amountMicro))).toBe(totalMicro);
        const before = stages[at - 1];
        if (!before) continue;
        const cheaperMicro = before.content.orderReceipt.totalMicro - totalMicro;
        const backs = parts.map((part, seat) => (before.parts[seat]?.paidMicro ?? 0) - (part.paidMicro ?? 0));
        // The host's card gets the rest, and never more than it paid.
        expect(Math.min(...backs, cheaperMicro - sum(backs))).toBeGreaterThanOrEqual(0);
        expect(totalMicro).toBeGreaterThanOrEqual(sum(parts.map(({ paidMicro = 0 }) => paidMicro)));
        for (const [seat, part] of parts.entries()) {
          const was = before.parts[seat];
          for (const name of ['amountMicro', 'coveredMicro', 'owedMicro'] as const) {
            expect(part[name]).toBeGreaterThanOrEqual(0);
            expect(part[name]).toBeLessThanOrEqual(was?.[name] ?? 0);
          }
          if (part.externalUserId !== HOST)
            expect(part.coveredMicro + part.owedMicro + (part.paidMicro ?? 0)).toBe(part.amountMicro);
          // A card gets back something before debts and the host's cover do.
          const isLessOwed =
            part.owedMicro + part.coveredMicro < (was?.owedMicro ?? 0) + (was?.coveredMicro ?? 0);
          if (isLessOwed && part.externalUserId !== HOST) expect(part.paidMicro ?? 0).toBe(0);
        }
      }
    }),
  );
});

/** Returns the order as it was placed and after each of two refusals, with the parts of its people. */
function stagesOf({ people, sharedCosts, split, isOnCompanyBill, paidParts, ...costs }: Lunch) {
  const items = people.flatMap((own, seat) =>
    own.map(({ priceMicro, refusedAt }, at) => ({
      ...LINE,
      orderItemId: `${seat}-${at}`,
      priceMicro,
      refusedAt,
      guest: { externalUserId: String(seat), firstName: '' },
    })),
  );
  const placed = receiptOf(sum(items.map(({ priceMicro }) => priceMicro)), costs);
  const settings = { ...split, sharedCosts };
  const eaters = people.map((own, seat) => ({
    seat,
    isHost: seat === 0,
    foodMicro: sum(own.map(({ priceMicro }) => priceMicro)),
  }));
  const payments = new Map(
    billShares(eaters, placed, sharedCosts)
      .map(({ amountMicro }, seat) => {
        const { ownMicro } = guestPayment(amountMicro, settings);
        const capturedMicro = Math.floor((ownMicro * (paidParts[seat] ?? 0)) / 100 / CENT) * CENT;
        return [String(seat), { intentId: '', paymentMethod: NO_CARD, capturedMicro }] as const;
      })
      .slice(1),
  );
  const group = {
    record: { hostId: HOST, settings },
    guests: people.map((_own, seat) => ({
      externalUserId: String(seat),
      firstName: '',
      lastName: '',
      seat,
      settledAt: null,
    })),
  };
  const refusals: Refusal[] = [];
  return [0, 1, 2].map((stage) => {
    const orderItems = items.map((item) => ({ ...item, wasRejected: item.refusedAt < stage }));
    const orderReceipt = withoutRejected(placed, orderItems);
    const paymentMethod = isOnCompanyBill ? INVOICE : NO_CARD;
    const content = { orderItems, orderReceipt, paymentMethod, refusals: [...refusals] };
    const next = orderItems
      .filter(({ refusedAt }) => refusedAt === stage)
      .map(({ orderItemId }) => orderItemId);
    refusals.push({ orderItemIds: next, receiptBefore: orderReceipt });
    return { content, parts: billParts(group, content, payments, { externalUserId: HOST, locale: 'en' }) };
  });
}

type Costs = Pick<
  Lunch,
  'deliveryChargeMicro' | 'tipMicro' | 'servicePercent' | 'taxPercent' | 'discountPercent'
>;

function receiptOf(
  itemSumMicro: number,
  { deliveryChargeMicro, tipMicro, servicePercent, taxPercent, discountPercent }: Costs,
) {
  const percentOf = (micro: number, percent: number) => Math.round((micro * percent) / 100 / CENT) * CENT;
  const discountMicro = percentOf(itemSumMicro, discountPercent);
  const subtotalMicro = itemSumMicro - discountMicro;
  const serviceChargeMicro = percentOf(subtotalMicro, servicePercent);
  const taxMicro = percentOf(subtotalMicro + deliveryChargeMicro + serviceChargeMicro, taxPercent);
  return {
    orderTicketNumber: '0001',
    loyaltyStampsCount: 0,
    creditMicro: 0,
    deliveryChargeMicro,
    tipMicro,
    subtotalMicro,
    serviceChargeMicro,
    serviceCharges: [{ name: 'Service fee', amountMicro: serviceChargeMicro }],
    taxMicro,
    taxRates: [{ name: 'HST', ratePercent: taxPercent, amountMicro: taxMicro }],
    orderDiscounts: [
      { name: 'Code', type: 'PERCENT_OFF' as const, discountMicro, isDiscountAsPoints: false },
    ],
    totalMicro: subtotalMicro + deliveryChargeMicro + serviceChargeMicro + taxMicro + tipMicro,
  };
}

const LINE = {
  menuItemId: '',
  name: '',
  imageUrl: null,
  quantity: 1,
  originalPriceMicro: 0,
  itemOptions: [],
  perk: null,
  note: '',
};
const INVOICE = {
  paymentMethodIdentifier: {
    entityType: 'PAYMENT_OPTION',
    paymentProvider: 'NONE',
    paymentOptionType: 'INVOICE',
  },
  cardDisplayDetails: null,
} as const;

const NO_CARD = {
  paymentMethodIdentifier: {
    entityType: 'PAYMENT_OPTION',
    paymentProvider: 'STRIPE',
    paymentOptionType: 'UNKNOWN_TYPE',
  },
  cardDisplayDetails: null,
} as const;

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
