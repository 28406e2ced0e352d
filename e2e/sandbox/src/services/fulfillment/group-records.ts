import { withDistinctNames } from '@tiffin/domain';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { fulfillmentGuests, fulfillments } from '../../db/tables';
import { WriteConflict } from '../../db/write-conflict';
import { refuse } from '../../errors/refuse';

export type GroupRecord = typeof fulfillments.$inferSelect;
export type GuestRecord = typeof fulfillmentGuests.$inferSelect;

/** A group order with everybody who ever joined. `guests` are the current ones, told apart by their first names. */
export type Group = {
  readonly record: GroupRecord;
  readonly guests: readonly GuestRecord[];
  readonly removed: readonly GuestRecord[];
};

/** Reads a group. Refuses with 404 if there is none. */
export async function loadGroup(db: Database, id: string): Promise<Group> {
  const [record] = await db.select().from(fulfillments).where(eq(fulfillments.id, id));
  return record ? withGuests(db, record) : refuse(404, 'NOT_FOUND', 'fulfillment');
}

/** Reads a group and locks its row until the transaction ends. Refuses with 404 if there is none. */
export async function lockGroup(tx: Database, id: string): Promise<Group> {
  const [record] = await tx.select().from(fulfillments).where(eq(fulfillments.id, id)).for('update');
  return record ? withGuests(tx, record) : refuse(404, 'NOT_FOUND', 'fulfillment');
}

async function withGuests(db: Database, record: GroupRecord): Promise<Group> {
  const everybody = await db
    .select()
    .from(fulfillmentGuests)
    .where(eq(fulfillmentGuests.fulfillmentId, record.id))
    .orderBy(asc(fulfillmentGuests.seat));
  return {
    record,
    guests: withDistinctNames(everybody.filter(({ removedAt }) => removedAt === null)),
    removed: everybody.filter(({ removedAt }) => removedAt !== null),
  };
}

/** Writes a group with the next version. Another write since it was read makes the transaction run again. */
export async function saveGroup(
  tx: Database,
  record: GroupRecord,
  changes: Partial<typeof fulfillments.$inferInsert> = {},
): Promise<void> {
  const [written] = await tx
    .update(fulfillments)
    .set({ ...changes, version: record.version + 1 })
    .where(and(eq(fulfillments.id, record.id), eq(fulfillments.version, record.version)))
    .returning({ id: fulfillments.id });
  if (!written) throw new WriteConflict('group');
}

/** Returns the condition that selects one guest of a group. */
export function guestRow(fulfillmentId: string, externalUserId: string): ReturnType<typeof and> {
  return and(
    eq(fulfillmentGuests.fulfillmentId, fulfillmentId),
    eq(fulfillmentGuests.externalUserId, externalUserId),
    isNull(fulfillmentGuests.removedAt),
  );
}
