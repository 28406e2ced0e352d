import type { SandboxContext } from '../../../context';
import type { Database } from '../../../db/open-database';
import type { OrderRow } from '../order-row';
import { billedParts } from './billed-parts';
import { moneyBackBy } from './money-back';
import { endedLetter, type EndOfOrder } from './order-letter-words';
import { sendOrderLetters } from './send-order-letters';

type Ended = {
  readonly row: OrderRow;
  readonly end: EndOfOrder;
  readonly reason: string;
  readonly now: number;
};

/** Tells everybody of an order that it ended without food and what they get back, after its refund in the same transaction. */
export async function tellEnded(
  tx: Database,
  context: Pick<SandboxContext, 'options'>,
  { row, end, reason, now }: Ended,
): Promise<void> {
  const back = await moneyBackBy(tx, { orderId: row.id, reason });
  const parts = await billedParts(tx, row);
  await sendOrderLetters(tx, context, {
    row,
    now,
    letterFor: (reader) =>
      endedLetter(
        end,
        back(reader),
        parts.find(({ externalUserId }) => externalUserId === reader.externalUserId),
      ),
  });
}
