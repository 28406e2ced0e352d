import { sumOf, type Money } from './money-of';

/**
 * Expects that bill, receipt, cards and refunds of a group say the same after lines were refused, and that nobody pays
 * more than before.
 */
export function expectSameMoney(before: Money, after: Money): void {
  const { bill, order, cards, parts, hostId } = after;
  expect([bill.totalMicro, sumOf(after.amounts)]).toEqual([
    order.orderReceipt.totalMicro,
    order.orderReceipt.totalMicro,
  ]);
  expect(refundedMicro(after) - refundedMicro(before)).toBe(before.bill.totalMicro - bill.totalMicro);
  expect(cards[0]?.refundedMicro).toBe(sumOf((order.refunds ?? []).map(({ amountMicro }) => amountMicro)));
  for (const [at, part] of parts.entries()) {
    const [was, card] = [before.parts[at], cards[at]];
    expect(part.amountMicro).toBeLessThanOrEqual(was?.amountMicro ?? 0);
    expect(part.owedMicro).toBeLessThanOrEqual(was?.owedMicro ?? 0);
    expect(part.foodMicro + part.feesMicro + part.taxMicro + part.tipMicro).toBe(
      part.amountMicro + part.discountMicro + (part.returnedMicro ?? 0),
    );
    const { paidMicro = 0 } = part;
    const leftMicro = (card?.paidMicro ?? 0) - (card?.refundedMicro ?? 0);
    expect(leftMicro).toBeGreaterThanOrEqual(0);
    if (part.externalUserId === hostId) continue;
    expect([leftMicro, part.coveredMicro + part.owedMicro + paidMicro]).toEqual([
      paidMicro,
      part.amountMicro,
    ]);
  }
}

function refundedMicro({ cards }: Money): number {
  return sumOf(cards.map((card) => card.refundedMicro));
}
