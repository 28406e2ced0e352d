import type { SandboxContext } from '../../../context';
import type { Database } from '../../../db/open-database';
import type { OrderRow } from '../order-row';
import { refusedLinesLetter } from './order-letter-words';
import { refusedLinesFor } from './refused-lines';
import { sendOrderLetters } from './send-order-letters';

type Refused = { readonly row: OrderRow; readonly refusedIds: readonly string[]; readonly now: number };

/** Tells whoever placed an order, and the guests whose dishes it is about, that the kitchen cannot make lines of it. */
export async function tellRefusedLines(
  tx: Database,
  context: Pick<SandboxContext, 'options'>,
  { row, refusedIds, now }: Refused,
): Promise<void> {
  if (refusedIds.length === 0) return;
  await sendOrderLetters(tx, context, {
    row,
    now,
    letterFor: (reader) => {
      const lines = refusedLinesFor(row.content, refusedIds, reader);
      return lines.length > 0 ? refusedLinesLetter(lines, row.guestOrderToken === null) : undefined;
    },
  });
}
