import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { ActiveEntry, FulfillmentType } from '@tiffin/contracts';
import type { Database } from '../../db/open-database';
import { fulfillmentGuests, fulfillments } from '../../db/tables';
import { loadGroup, type GroupRecord } from './group-records';
import { groupStateAt } from './group-standing';

type GroupEntry = Extract<ActiveEntry, { readonly entityType: 'FULFILLMENT' }>;

/** A group in the list of active orders. The caller adds the merchant. */
export type ActiveGroupEntry = {
  readonly fulfillmentId: string;
  readonly merchantId: string;
  readonly fulfillmentType: FulfillmentType;
  readonly scheduledTime: string | null;
  readonly fulfillmentDetails: GroupEntry['fulfillmentDetails'];
};

/** Returns the active groups that a person is in, newest first. */
export async function activeGroupEntries(
  db: Database,
  externalUserId: string,
  now: number,
): Promise<readonly ActiveGroupEntry[]> {
  const records = await recordsOfPerson(db, externalUserId);
  const active = records.filter((record) => groupStateAt(record, now) === 'OPEN');
  return Promise.all(active.map((record) => entryOf(db, record, externalUserId)));
}

/** Returns every group that a person is in, newest first. */
export async function recordsOfPerson(db: Database, externalUserId: string): Promise<readonly GroupRecord[]> {
  const ids = db
    .select({ id: fulfillmentGuests.fulfillmentId })
    .from(fulfillmentGuests)
    .where(and(eq(fulfillmentGuests.externalUserId, externalUserId), isNull(fulfillmentGuests.removedAt)));
  const records = await db.select().from(fulfillments).where(inArray(fulfillments.id, ids));
  return records.sort((a, b) => b.createdAt - a.createdAt);
}

async function entryOf(db: Database, record: GroupRecord, externalUserId: string): Promise<ActiveGroupEntry> {
  const { guests } = await loadGroup(db, record.id);
  return {
    fulfillmentId: record.id,
    merchantId: record.merchantId,
    fulfillmentType: record.settings.fulfillmentType,
    scheduledTime: record.settings.scheduledForTime,
    fulfillmentDetails: {
      fulfillmentState: record.state,
      guestStatus: guests.find((guest) => guest.externalUserId === externalUserId)?.status ?? null,
      isCurrentUserAdmin: record.hostId === externalUserId,
      guestOrderId: record.orderId,
      hostFirstName: guests.find((guest) => guest.externalUserId === record.hostId)?.firstName ?? '',
      orderByTime: record.orderByTime === null ? null : new Date(record.orderByTime).toISOString(),
    },
  };
}
