import { randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Order, PaymentChallenge } from '@tiffin/contracts';
import type { Database } from '../../db/open-database';
import { cards, holds, intents } from '../../db/tables';
import { refuse } from '../../errors/refuse';
import { charge, type Charge } from './charge';

export type Hold = typeof holds.$inferSelect;

export type Authorisation = Omit<Charge, 'isHeld'> & {
  readonly fulfillmentId: string;
  /** Authorising again with this key returns the same hold while it is not released. */
  readonly idempotencyKey: string;
  /** Absent for the host, who gets the receipt of the order. */
  readonly receipt?: Hold['receipt'];
};

type Authorised =
  | { readonly kind: 'held'; readonly hold: Hold }
  /** There was nothing to pay. */
  | { readonly kind: 'free'; readonly paymentMethod: Order['paymentMethod'] }
  | { readonly kind: 'challenge'; readonly challenge: PaymentChallenge };

/** Banks hold an authorised amount for a week. */
const HOLD_MS = 7 * 86_400_000;

/**
 * Authorises an amount on a card without taking it. Declines and challenges as `charge` does; a challenge
 * must be committed. Refuses with 409 a key that was used for another amount.
 */
export async function authorise(tx: Database, wanted: Authorisation): Promise<Authorised> {
  const { fulfillmentId, idempotencyKey, receipt = null, ...payment } = wanted;
  const { externalUserId, amountMicro, now } = payment;
  const [kept] = await tx
    .select()
    .from(holds)
    .where(and(eq(holds.idempotencyKey, idempotencyKey), inArray(holds.state, ['AUTHORISED', 'CAPTURED'])));
  if (kept && (kept.amountMicro !== amountMicro || kept.externalUserId !== externalUserId))
    refuse(409, 'IDEMPOTENCY_KEY_REUSED');
  if (kept) return { kind: 'held', hold: kept };
  const charged = await charge(tx, { ...payment, isHeld: true });
  if (charged.kind === 'challenge') return charged;
  const { intentId, paymentMethod } = charged;
  if (intentId === null) return { kind: 'free', paymentMethod };
  const hold: Hold = {
    id: `hold_${randomBytes(12).toString('hex')}`,
    intentId,
    fulfillmentId,
    externalUserId,
    amountMicro,
    paymentMethod,
    idempotencyKey,
    state: 'AUTHORISED',
    orderId: null,
    captureMicro: null,
    receipt,
    toldMicro: null,
    createdAt: now,
    expiresAt: now + HOLD_MS,
  };
  await tx.insert(holds).values(hold);
  return { kind: 'held', hold };
}

/** Changes how the person wants the receipt of a hold. */
export async function changeReceipt(
  tx: Database,
  { id }: Pick<Hold, 'id'>,
  receipt: Hold['receipt'],
): Promise<void> {
  await tx.update(holds).set({ receipt }).where(eq(holds.id, id));
}

/** Returns whether a hold can still pay for an order. */
export function isLive({ state, orderId, expiresAt }: Hold, now: number): boolean {
  return state === 'AUTHORISED' && orderId === null && now < expiresAt;
}

/**
 * Notes in the order's transaction what a hold pays for it. From then on the hold is captured, also after a
 * crash. Returns false for a hold that is no longer there to pay.
 */
export async function assign(
  tx: Database,
  hold: Pick<Hold, 'id'>,
  { orderId, captureMicro, now }: Readonly<{ orderId: string; captureMicro: number; now: number }>,
): Promise<boolean> {
  const assigned = await tx
    .update(holds)
    .set({ orderId, captureMicro })
    .where(
      and(
        eq(holds.id, hold.id),
        eq(holds.state, 'AUTHORISED'),
        isNull(holds.orderId),
        gt(holds.expiresAt, now),
      ),
    )
    .returning({ id: holds.id });
  return assigned.length > 0;
}

/** Takes what an order needs of a hold. Does nothing to a hold that was captured before or has no order. */
export async function capture(tx: Database, { id }: Pick<Hold, 'id'>, now: number): Promise<void> {
  const [taken] = await tx
    .update(holds)
    .set({ state: 'CAPTURED' })
    .where(and(eq(holds.id, id), eq(holds.state, 'AUTHORISED'), isNotNull(holds.orderId)))
    .returning();
  if (!taken) return;
  const [intent] = await tx
    .update(intents)
    .set({ status: 'succeeded', amountMicro: taken.captureMicro ?? 0 })
    .where(and(eq(intents.id, taken.intentId), eq(intents.status, 'requires_capture')))
    .returning({ cardId: intents.cardId });
  await tx
    .update(cards)
    .set({ usedAt: now })
    .where(and(eq(cards.id, intent?.cardId ?? ''), eq(cards.isStored, false), isNull(cards.usedAt)));
}

/** Gives a hold back. Returns false and does nothing for one that has ended or pays for an order. */
export async function release(
  tx: Database,
  { id }: Pick<Hold, 'id'>,
  state: 'RELEASED' | 'EXPIRED' = 'RELEASED',
): Promise<boolean> {
  const [released] = await tx
    .update(holds)
    .set({ state })
    .where(and(eq(holds.id, id), eq(holds.state, 'AUTHORISED'), isNull(holds.orderId)))
    .returning({ intentId: holds.intentId });
  if (!released) return false;
  await tx.update(intents).set({ status: 'canceled' }).where(eq(intents.id, released.intentId));
  return true;
}

/** Captures every hold that an order waits for, before the order is refunded. */
export async function captureFor(tx: Database, orderId: string, now: number): Promise<void> {
  const due = await tx
    .select()
    .from(holds)
    .where(and(eq(holds.orderId, orderId), eq(holds.state, 'AUTHORISED')));
  for (const hold of due) await capture(tx, hold, now);
}
