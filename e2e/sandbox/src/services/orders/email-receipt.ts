import type { Locale } from '@tiffin/contracts';
import { eq } from 'drizzle-orm';
import type { SandboxContext } from '../../context';
import type { Database } from '../../db/open-database';
import { orders } from '../../db/tables';
import { refuse } from '../../errors/refuse';
import { nextAttempt } from '../attempts/next-attempt';
import type { AttemptRule } from '../attempts/next-attempt';
import { receiptEmail } from '../mailbox/receipt-email';
import { sendReceipt } from '../mailbox/send-receipt';
import { completedAt } from './current-status';
import type { OrderRow } from './order-row';

const LIMIT: AttemptRule = { most: 3, windowMs: 86_400_000 };
/** A second press within this time is the same wish. */
const SAME_WISH_MS = 60_000;

type Sent = { readonly email: string };

/** Sends the receipt of an ended order to whoever paid. A double press sends one; a day sends three at most. */
export async function emailReceipt(
  tx: Database,
  context: SandboxContext,
  row: OrderRow,
  locale: Locale,
): Promise<Sent> {
  const now = context.clock.now();
  const { content } = row;
  if (completedAt(content, now) === null) return refuse(409, 'RECEIPT_NOT_READY');
  const email = await receiptEmail(tx, row);
  if (email === null) return refuse(409, 'RECEIPT_NOT_READY', 'NO_EMAIL');
  const { receiptMails: before } = content;
  if (before && now < before.lastAt + SAME_WISH_MS) return { email };
  const verdict = nextAttempt(before, LIMIT, now);
  if (verdict.kind === 'refused') return refuse(429, 'RECEIPT_SENT_OFTEN');
  await tx
    .update(orders)
    .set({ content: { ...content, receiptMails: verdict.next } })
    .where(eq(orders.id, row.id));
  await sendReceipt(tx, context, row, { locale, now });
  return { email };
}
