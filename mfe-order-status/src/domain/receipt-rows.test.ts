import { describe, expect, it } from '@jest/globals';
import { makeOrder, makeOrderItem, makeOrderReceipt } from '@tiffin/testing';
import { receiptRows } from './receipt-rows';

const sums = (rows: ReturnType<typeof receiptRows>) => ({
  parts: rows.slice(0, -1).reduce((sum, { amountMicro }) => sum + amountMicro, 0),
  total: rows.at(-1)?.amountMicro,
});

describe('receiptRows', () => {
  it('[ORD-10] ends with the total and adds up to it', () => {
    const rows = receiptRows(makeOrder());
    expect(rows.map(({ kind }) => kind)).toEqual(['items', 'tax', 'paid']);
    expect(sums(rows)).toEqual({ parts: 12_600_000, total: 12_600_000 });
  });

  it('[ORD-10] shows an unexplained difference instead of hiding it', () => {
    const rows = receiptRows(makeOrder({ orderReceipt: makeOrderReceipt({ totalMicro: 12_700_000 }) }));
    expect(rows.map(({ kind }) => kind)).toEqual(['items', 'tax', 'adjustment', 'paid']);
    expect(sums(rows)).toEqual({ parts: 12_700_000, total: 12_700_000 });
  });

  it('[ORD-10] leaves out rejected items that are not charged, and discounts that are given as points', () => {
    const rows = receiptRows(
      makeOrder({
        orderItems: [makeOrderItem(), makeOrderItem({ orderItemId: 'l2', wasRejected: true })],
        orderReceipt: makeOrderReceipt({
          orderDiscounts: [
            { name: 'Points', type: 'AMOUNT_OFF', discountMicro: 1_000_000, isDiscountAsPoints: true },
          ],
        }),
      }),
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['items', 'tax', 'paid']);
  });

  it('[ORD-10] contains rejected items as long as they are charged, without a correction', () => {
    const rows = receiptRows(
      makeOrder({
        orderItems: [makeOrderItem(), makeOrderItem({ orderItemId: 'l2', wasRejected: true })],
        orderReceipt: makeOrderReceipt({ totalMicro: 24_600_000 }),
      }),
    );
    expect(rows.map(({ kind, amountMicro }) => [kind, amountMicro])).toEqual([
      ['items', 24_000_000],
      ['tax', 600_000],
      ['paid', 24_600_000],
    ]);
  });

  it('[ORD-10] shows the delivery fee and the code that saved it', () => {
    const freedel = {
      name: 'Free delivery',
      type: 'AMOUNT_OFF',
      discountMicro: 0,
      isDiscountAsPoints: false,
    } as const;
    const orderDiscounts = [{ ...freedel, deliverySavingMicro: 4_000_000 }];
    const order = makeOrder({
      merchantFulfillmentType: 'DELIVERY',
      orderReceipt: makeOrderReceipt({ orderDiscounts }),
    });
    const rows = receiptRows(order);
    expect(rows.map(({ kind, name, amountMicro }) => [name ?? kind, amountMicro])).toEqual([
      ['items', 12_000_000],
      ['Free delivery', -4_000_000],
      ['delivery', 4_000_000],
      ['GST', 600_000],
      ['paid', 12_600_000],
    ]);
  });

  it('[ORD-10] shows a delivery that cost nothing, and none for a pickup', () => {
    const kinds = (merchantFulfillmentType: 'DELIVERY' | 'IN_STORE') =>
      receiptRows(makeOrder({ merchantFulfillmentType })).map(({ kind }) => kind);
    expect(kinds('DELIVERY')).toEqual(['items', 'delivery', 'tax', 'paid']);
    expect(kinds('IN_STORE')).toEqual(['items', 'tax', 'paid']);
  });

  it('[ORD-10] shows one tax if its parts do not add up to it', () => {
    const taxRates = [{ name: 'GST', ratePercent: 5, amountMicro: 500_000 }];
    const rows = receiptRows(makeOrder({ orderReceipt: makeOrderReceipt({ taxRates }) }));
    expect(rows.find(({ kind }) => kind === 'tax')).toMatchObject({ amountMicro: 600_000, name: undefined });
  });
});
