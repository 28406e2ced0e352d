import type { fulfillmentService } from '@tiffin/contracts/schemas';
import type { z } from 'zod';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { fulfillmentGuests } from '../../db/tables';
import { recordsOfPerson } from './active-group-entries';
import type { GroupRecord } from './group-records';
import { groupStateAt } from './group-standing';

type Query = z.output<typeof fulfillmentService.findFulfillments.query>;
type Filter = (record: GroupRecord) => boolean;

/** The ids of a person's groups that fit a search, the newest first; groups under way where no state is asked for. */
export async function findGroups(
  db: Database,
  externalUserId: string,
  query: Query,
  now: number,
): Promise<readonly string[]> {
  const states = listed(query.fulfillmentStateFilter) ?? ['CREATED', 'OPEN'];
  const standing =
    query.guestStatus &&
    (await db
      .select()
      .from(fulfillmentGuests)
      .where(
        and(
          eq(fulfillmentGuests.externalUserId, externalUserId),
          eq(fulfillmentGuests.status, query.guestStatus),
        ),
      ));
  const filters: readonly Filter[] = [
    (record) => states.includes(groupStateAt(record, now)),
    oneOf(query.merchantIds, ({ merchantId }) => merchantId),
    oneOf(query.orderIds, ({ orderId }) => orderId),
    oneOf(query.orderTokens, ({ orderToken }) => orderToken),
    (record) => !standing || standing.some(({ fulfillmentId }) => fulfillmentId === record.id),
  ];
  const records = await recordsOfPerson(db, externalUserId);
  return records.filter((record) => filters.every((fits) => fits(record))).map(({ id }) => id);
}

function listed(text: string | undefined): readonly string[] | undefined {
  return text?.split(',').map((part) => part.trim());
}

function oneOf(asked: string | undefined, read: (record: GroupRecord) => string | null): Filter {
  const wanted = listed(asked);
  return (record) => {
    const value = read(record);
    return !wanted || (value !== null && wanted.includes(value));
  };
}
