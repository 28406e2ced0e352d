import type { SandboxContext } from '../../../context';
import type { Database } from '../../../db/open-database';
import type { OrderRow } from '../order-row';
import { billedParts } from './billed-parts';
import { moneyBackBy } from './money-back';
import { continuedLetter } from './order-letter-words';
import { refusedLinesFor } from './refused-lines';
import { sendOrderLetters } from './send-order-letters';

type Continued = {
  readonly row: OrderRow;
  readonly refusedIds: readonly string[];
  /** The reason of the refund. */
  readonly reason: string;
  readonly now: number;
};

/**
 * Tells whoever placed an order, and the guests whose dishes or money it is about, that it goes on without refused lines and
 * what they get back, after its refund in the same transaction.
 */
export async function tellContinued(
  tx: Database,
  context: Pick<SandboxContext, 'options'>,
  { row, refusedIds, reason, now }: Continued,
): Promise<void> {
  const back = await moneyBackBy(tx, { orderId: row.id, reason });
  const parts = await billedParts(tx, row);
  await sendOrderLetters(tx, context, {
    row,
    now,
    letterFor: (reader) => {
      const lines = refusedLinesFor(row.content, refusedIds, reader);
      const own = back(reader);
      if (reader.host !== null && lines.length === 0 && !own) return undefined;
      const part = parts.find(({ externalUserId }) => externalUserId === reader.externalUserId);
      return continuedLetter(lines, own, part);
    },
  });
}
