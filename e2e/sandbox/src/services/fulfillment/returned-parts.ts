import { refusalReturns } from '@tiffin/domain';
import type { StoredOrder } from '../orders/stored-order';

/** A person's part of an order as it was placed, and their lines. */
type PlacedPart = {
  readonly isHost: boolean;
  readonly amountMicro: number;
  readonly lines: StoredOrder['orderItems'];
};

/** Returns what each part fell by when lines were refused, in micro units: one refusal after the other. */
export function returnedParts(
  parts: readonly PlacedPart[],
  { orderReceipt, refusals = [] }: Pick<StoredOrder, 'orderReceipt' | 'refusals'>,
): readonly number[] {
  const totals = [...refusals.map(({ receiptBefore }) => receiptBefore), orderReceipt].map(
    ({ totalMicro }) => totalMicro,
  );
  return refusals.reduce<readonly number[]>(
    (returned, { orderItemIds }, at) => {
      const left = parts.map(({ isHost, amountMicro, lines }, index) => ({
        isHost,
        amountMicro: amountMicro - (returned[index] ?? 0),
        refusedMicro: lines
          .filter(({ orderItemId }) => orderItemIds.includes(orderItemId))
          .reduce((sum, { priceMicro }) => sum + priceMicro, 0),
      }));
      const falls = refusalReturns(left, (totals[at] ?? 0) - (totals[at + 1] ?? 0));
      return returned.map((micro, index) => micro + (falls[index] ?? 0));
    },
    parts.map(() => 0),
  );
}
