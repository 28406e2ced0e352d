import { and, asc, eq, sql } from 'drizzle-orm';
import type { CurrencyCode, OrderRefund } from '@tiffin/contracts';
import type { Database } from '../../db/open-database';
import { intents, refunds } from '../../db/tables';
import { spendCredit } from '../user/spend-credit';

const DAY = 86_400_000;
/** Banks need 5 to 10 days. */
const ARRIVES_AFTER_MS = 7 * DAY;

export type RefundToMake = {
  readonly orderId: string;
  /** An order has one refund for each reason and person: a second one changes nothing. */
  readonly reason: string;
  /** The guest of a group whose card paid; absent for whoever placed the order. */
  readonly guestId?: string;
  readonly externalUserId: string;
  readonly currencyCode: CurrencyCode;
  /** The payment; null if nothing had to be paid. */
  readonly intentId: string | null;
  readonly amountMicro: number;
  readonly creditMicro: number;
  readonly now: number;
};

/**
 * Refunds an order or a part of it, in the transaction that makes it cheaper: there is neither a rejection
 * without its refund nor a refund without a rejection. Refunds at most what is left of the payment.
 */
export async function refundOrder(tx: Database, wanted: RefundToMake): Promise<void> {
  const { orderId, reason, externalUserId, currencyCode, intentId, creditMicro, now } = wanted;
  const amountMicro = intentId === null ? 0 : Math.min(wanted.amountMicro, await leftOf(tx, intentId));
  if (amountMicro === 0 && creditMicro === 0) return;
  const [made] = await tx
    .insert(refunds)
    .values({
      orderId,
      reason,
      guestId: wanted.guestId ?? '',
      amountMicro,
      creditMicro,
      requestedAt: now,
      arrivesAt: now + ARRIVES_AFTER_MS,
    })
    .onConflictDoNothing()
    .returning({ orderId: refunds.orderId });
  if (!made) return;
  if (intentId !== null) await giveBack(tx, intentId, amountMicro);
  if (creditMicro > 0) await spendCredit(tx, externalUserId, currencyCode, -creditMicro);
}

type RefundsOfOne = {
  readonly now: number;
  /** The guest of a group whose card paid; absent for whoever placed the order. */
  readonly guestId?: string;
};

/** Returns what went back to one person for an order, as known at an instant, oldest first. */
export async function refundsOf(
  db: Database,
  orderId: string,
  { now, guestId = '' }: RefundsOfOne,
): Promise<OrderRefund[]> {
  const rows = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.guestId, guestId)))
    .orderBy(asc(refunds.requestedAt));
  return rows.map(({ amountMicro, creditMicro, requestedAt, arrivesAt }) => ({
    amountMicro,
    creditMicro,
    requestedAt: new Date(requestedAt).toISOString(),
    completedAt: arrivesAt <= now ? new Date(arrivesAt).toISOString() : null,
  }));
}

/** Lets every refund of an order arrive now. */
export async function completeRefunds(tx: Database, orderId: string, now: number): Promise<void> {
  await tx
    .update(refunds)
    .set({ arrivesAt: sql`least(${refunds.arrivesAt}, ${now})` })
    .where(eq(refunds.orderId, orderId));
}

async function leftOf(tx: Database, intentId: string): Promise<number> {
  const [intent] = await tx
    .select({ leftMicro: sql`${intents.amountMicro} - ${intents.refundedMicro}`.mapWith(Number) })
    .from(intents)
    .where(and(eq(intents.id, intentId), eq(intents.status, 'succeeded')))
    .for('update');
  return intent?.leftMicro ?? 0;
}

async function giveBack(tx: Database, intentId: string, amountMicro: number): Promise<void> {
  const refundedMicro = sql`${intents.refundedMicro} + ${amountMicro}`;
  await tx
    .update(intents)
    .set({
      refundedMicro,
      status: sql`case when ${refundedMicro} = ${intents.amountMicro} then 'refunded' else ${intents.status} end`,
    })
    .where(eq(intents.id, intentId));
}
