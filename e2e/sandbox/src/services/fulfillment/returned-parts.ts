import { refusalReturns, toCent } from '@tiffin/domain';
import type { StoredOrder } from '../orders/stored-order';

type Receipt = StoredOrder['orderReceipt'];

/** A person's part of an order as it was placed, and their lines. */
type PlacedPart = {
  readonly paysShared: boolean;
  readonly amountMicro: number;
  readonly lines: StoredOrder['orderItems'];
};

/** Returns what each part fell by when lines were refused, in micro units: one refusal after the other. */
export function returnedParts(
  parts: readonly PlacedPart[],
  { orderReceipt, refusals = [] }: Pick<StoredOrder, 'orderReceipt' | 'refusals'>,
): readonly number[] {
  return refusals.reduce<readonly number[]>(
    (returned, { orderItemIds, receiptBefore }, at) => {
      const left = parts.map(({ paysShared, amountMicro, lines }, index) => ({
        paysShared,
        amountMicro: amountMicro - (returned[index] ?? 0),
        refusedMicro: lines
          .filter(({ orderItemId }) => orderItemIds.includes(orderItemId))
          .reduce((sum, { priceMicro }) => sum + priceMicro, 0),
      }));
      const falls = refusalReturns(
        left,
        cheaperBy(receiptBefore, refusals[at + 1]?.receiptBefore ?? orderReceipt),
      );
      return returned.map((micro, index) => micro + (falls[index] ?? 0));
    },
    parts.map(() => 0),
  );
}

/** Tax follows what is taxed, so delivery and service take their part of it along. */
function cheaperBy(before: Receipt, after: Receipt): Parameters<typeof refusalReturns>[1] {
  const feesMicro = feesOf(before) - feesOf(after);
  const taxedMicro = before.subtotalMicro - after.subtotalMicro + feesMicro;
  const taxMicro = taxedMicro === 0 ? 0 : ((before.taxMicro - after.taxMicro) / taxedMicro) * feesMicro;
  return {
    amountMicro: before.totalMicro - after.totalMicro,
    sharedMicro: feesMicro + toCent(taxMicro),
  };
}

function feesOf({ deliveryChargeMicro, serviceChargeMicro }: Receipt): number {
  return deliveryChargeMicro + serviceChargeMicro;
}
