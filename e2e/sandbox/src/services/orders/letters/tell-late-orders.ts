import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { SandboxContext } from '../../../context';
import type { Database } from '../../../db/open-database';
import { orders } from '../../../db/tables';
import { merchantById } from '../../content/find-merchant';
import { letterTime } from '../../mailbox/letter-time';
import type { OrderRow } from '../order-row';
import { timingAt } from '../timing-at';
import { lateLetter } from './order-letter-words';
import { sendOrderLetters } from './send-order-letters';

/**
 * Tells the people of every order whose promised time has passed without the food, once. What was told is stored in the
 * same transaction. An order on hold waits for its person, and is looked at again when it goes on. One that fails
 * does not stop the others.
 */
export async function tellLateOrders(
  context: SandboxContext,
  onError: (error: unknown) => void,
): Promise<void> {
  const { db, clock } = context;
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(lte(orders.lateAt, clock.now()), sql`not ${orders.content} ? 'held'`));
  for (const { id } of due)
    await context.lockingTransaction((tx) => tellOnce(tx, context, id)).catch(onError);
}

async function tellOnce(tx: Database, context: SandboxContext, id: string): Promise<void> {
  const now = context.clock.now();
  const [row] = await tx
    .update(orders)
    .set({ lateAt: null })
    .where(and(eq(orders.id, id), isNotNull(orders.lateAt), sql`not ${orders.content} ? 'held'`))
    .returning();
  if (row) await tell(tx, context, row, now);
}

async function tell(tx: Database, context: SandboxContext, row: OrderRow, now: number): Promise<void> {
  const timing = timingAt(row.content, now);
  if (timing.kind !== 'late') return;
  const { promised, expectedAt } = timing;
  const { timeZone } = await merchantById(tx, row.merchantId);
  const letter = lateLetter(
    (locale) => letterTime(Date.parse(promised.to), timeZone, locale),
    (locale) => (expectedAt === null ? null : letterTime(Date.parse(expectedAt), timeZone, locale)),
  );
  await sendOrderLetters(tx, context, { row, now, letterFor: () => letter });
}
