import fc from 'fast-check';
import { withoutRejected } from './without-rejected';

const cents = (maximum: number) => fc.integer({ min: 0, max: maximum }).map((cent) => cent * 10_000);
const line = fc.record({ priceMicro: cents(20_000), wasRejected: fc.boolean() });

it('adds up to the cent for every rejection, and never costs more than before', () => {
  const base = { orderTicketNumber: '0001', loyaltyStampsCount: 0 };
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 8 }),
      cents(500),
      cents(800),
      cents(3000),
      fc.integer({ min: 0, max: 100 }),
      (lines, deliveryChargeMicro, tipMicro, creditWish, discountPercent) => {
        const itemSum = lines.reduce((sum, { priceMicro }) => sum + priceMicro, 0);
        const discountMicro = Math.floor((itemSum * discountPercent) / 1_000_000) * 10_000;
        const subtotalMicro = itemSum - discountMicro;
        const serviceChargeMicro = Math.floor(subtotalMicro / 250_000) * 10_000;
        const taxMicro =
          Math.floor((subtotalMicro + deliveryChargeMicro + serviceChargeMicro) / 80_000) * 10_000;
        const before = subtotalMicro + deliveryChargeMicro + serviceChargeMicro + taxMicro + tipMicro;
        const creditMicro = Math.min(creditWish, before);
        const receipt = {
          ...base,
          deliveryChargeMicro,
          tipMicro,
          subtotalMicro,
          serviceChargeMicro,
          serviceCharges: [{ name: 'Service fee', amountMicro: serviceChargeMicro }],
          taxMicro,
          taxRates: [{ name: 'HST', ratePercent: 12.5, amountMicro: taxMicro }],
          orderDiscounts: [
            { name: 'Code', type: 'PERCENT_OFF' as const, discountMicro, isDiscountAsPoints: false },
          ],
          creditMicro,
          totalMicro: before - creditMicro,
        };
        const left = withoutRejected(receipt, lines);
        expect(left.totalMicro).toBe(
          left.subtotalMicro +
            left.deliveryChargeMicro +
            left.serviceChargeMicro +
            left.taxMicro +
            left.tipMicro -
            left.creditMicro,
        );
        expect(left.totalMicro % 10_000).toBe(0);
        expect(left.totalMicro).toBeLessThanOrEqual(receipt.totalMicro);
        expect(left.totalMicro).toBeGreaterThanOrEqual(0);
        if (!lines.some(({ wasRejected }) => wasRejected)) expect(left).toEqual(receipt);
      },
    ),
    { seed: 20_261_121 },
  );
});
