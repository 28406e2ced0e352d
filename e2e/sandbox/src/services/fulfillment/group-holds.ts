import { and, eq, isNull, ne } from 'drizzle-orm';
import type { SandboxContext } from '../../context';
import type { Database } from '../../db/open-database';
import { fulfillments, holds } from '../../db/tables';
import { capture, isLive, release, type Hold } from '../payments/card-holds';
import { loadGroup, type GroupRecord } from './group-records';
import { endOf } from './group-standing';
import { expiredLetter, holdLapsedLetter } from './letters/group-letter-words';
import { sendGroupLetter } from './letters/send-group-letter';

/** Returns the live holds of a group's people, by person. */
export async function liveHolds(
  db: Database,
  fulfillmentId: string,
  now: number,
): Promise<ReadonlyMap<string, Hold>> {
  const rows = await db.select().from(holds).where(waitingOf(fulfillmentId));
  return new Map(rows.filter((hold) => isLive(hold, now)).map((hold) => [hold.externalUserId, hold]));
}

/** What the cards of a group's guests paid of an order when it was placed, by guest. */
export type GroupPayments = ReadonlyMap<
  string,
  Pick<Hold, 'intentId' | 'paymentMethod'> & { readonly capturedMicro: number }
>;

/** Returns what the cards of a group's guests paid of an order when it was placed, refunds not taken off. */
export async function guestPayments(
  db: Database,
  { hostId }: Pick<GroupRecord, 'hostId'>,
  orderId: string,
): Promise<GroupPayments> {
  const rows = await db
    .select()
    .from(holds)
    .where(and(eq(holds.orderId, orderId), ne(holds.externalUserId, hostId)));
  return new Map(
    rows.map(({ externalUserId, intentId, paymentMethod, captureMicro }) => [
      externalUserId,
      { intentId, paymentMethod, capturedMicro: captureMicro ?? 0 },
    ]),
  );
}

type WhichHolds = {
  /** Those of one person, except some. */
  readonly of?: string;
  readonly except?: readonly string[];
  /** The one with an idempotency key. */
  readonly withKey?: string;
};

/** Releases the holds of a group that no order needs: all of them, or some. */
export async function releaseHolds(
  tx: Database,
  fulfillmentId: string,
  { of, except = [], withKey }: WhichHolds = {},
): Promise<void> {
  const rows = await tx.select().from(holds).where(waitingOf(fulfillmentId));
  const released = rows
    .filter(({ externalUserId }) => of === undefined || externalUserId === of)
    .filter(({ idempotencyKey }) => withKey === undefined || idempotencyKey === withKey)
    .filter(({ id }) => !except.includes(id));
  for (const hold of released) await release(tx, hold);
}

/** Moves a guest's holds to the account with which they have signed in. */
export async function moveHolds(
  tx: Database,
  fulfillmentId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await tx
    .update(holds)
    .set({ externalUserId: to })
    .where(and(waitingOf(fulfillmentId), eq(holds.externalUserId, from)));
}

/**
 * Captures the holds that pay for the order of a group and releases the rest, each in a transaction of its own
 * as a card provider would. Repeating it changes nothing.
 */
export async function settleHolds(context: SandboxContext, fulfillmentId: string): Promise<void> {
  const rows = await context.db
    .select()
    .from(holds)
    .where(and(eq(holds.fulfillmentId, fulfillmentId), eq(holds.state, 'AUTHORISED')));
  for (const hold of rows) {
    await context.lockingTransaction(async (tx) => {
      if (hold.orderId === null) await release(tx, hold);
      else await capture(tx, hold, context.clock.now());
    });
    context.reach('hold settled');
  }
}

/** How long a host's payment may take before a hold without an order counts as abandoned. */
const ABANDONED_MS = 10 * 60_000;

/**
 * Finishes what a crash interrupted, and ends what nobody needs: captures for orders, releases the holds of
 * groups that have ended and those of a host without an order, and lets old holds expire. A guest's hold
 * stays while their group is open, and the guest is told when it ends. At a start, no payment of this process is under way.
 */
export async function recoverHolds(
  context: SandboxContext,
  { isStart }: { isStart: boolean },
): Promise<void> {
  const now = context.clock.now();
  const rows = await context.db
    .select({ hold: holds, record: fulfillments })
    .from(holds)
    .innerJoin(fulfillments, eq(fulfillments.id, holds.fulfillmentId))
    .where(eq(holds.state, 'AUTHORISED'));
  for (const { hold, record } of rows) {
    const isHosts = hold.externalUserId === record.hostId;
    const isAbandoned = isHosts && (isStart || now > hold.createdAt + ABANDONED_MS);
    await context.lockingTransaction(async (tx) => {
      if (hold.orderId !== null) return capture(tx, hold, now);
      const end = endOf(record, now);
      const isOld = now >= hold.expiresAt;
      if (!isOld && !isAbandoned && !end) return;
      const isReleased = await release(tx, hold, isOld ? 'EXPIRED' : 'RELEASED');
      if (isReleased && !isHosts) await tellReleased(tx, context, hold, end);
      if (isAbandoned && !isOld)
        await tx.update(fulfillments).set({ lockedUntil: null }).where(eq(fulfillments.id, record.id));
    });
  }
}

/** Tells a guest that their hold has ended with the group's time, or before it. Other ends of a group tell by themselves. */
async function tellReleased(
  tx: Database,
  context: SandboxContext,
  hold: Hold,
  end: ReturnType<typeof endOf>,
): Promise<void> {
  if (end !== undefined && end !== 'EXPIRED') return;
  const group = await loadGroup(tx, hold.fulfillmentId);
  const member = group.guests.find(({ externalUserId }) => externalUserId === hold.externalUserId);
  const letter = end === 'EXPIRED' ? expiredLetter(hold) : holdLapsedLetter(hold);
  if (member) await sendGroupLetter(tx, context, { group, member, hold, letter });
}

function waitingOf(fulfillmentId: string): ReturnType<typeof and> {
  return and(eq(holds.fulfillmentId, fulfillmentId), eq(holds.state, 'AUTHORISED'), isNull(holds.orderId));
}
