import type { fulfillmentService } from '@tiffin/contracts/schemas';
import type { z } from 'zod';
import { FULFILLMENT_STATES } from '@tiffin/contracts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { carts, fulfillmentGuests } from '../../db/tables';
import { refuse } from '../../errors/refuse';
import { recordsOfPerson } from './active-group-entries';
import type { GroupRecord } from './group-records';
import { groupStateAt } from './group-standing';

type Query = z.output<typeof fulfillmentService.findFulfillments.query>;
type Filter = (record: GroupRecord) => boolean;

/**
 * Returns the ids of a person's groups that match a search, newest first. Without a state it finds active
 * groups.
 */
export async function findGroups(
  db: Database,
  externalUserId: string,
  query: Query,
  now: number,
): Promise<readonly string[]> {
  const states = statesOf(query);
  const baskets =
    query.basketIds && (await groupsOfBaskets(db, externalUserId, listed(query.basketIds) ?? []));
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
    (record) => !states || states.includes(groupStateAt(record, now)),
    (record) => !baskets || baskets.includes(record.id),
    oneOf(query.merchantIds, ({ merchantId }) => merchantId),
    oneOf(query.orderIds, ({ orderId }) => orderId),
    oneOf(query.orderTokens, ({ orderToken }) => orderToken),
    (record) => !standing || standing.some(({ fulfillmentId }) => fulfillmentId === record.id),
  ];
  const records = await recordsOfPerson(db, externalUserId);
  return records.filter((record) => filters.every((fits) => fits(record))).map(({ id }) => id);
}

/** Returns the requested states: by default active ones, and any state if an order is searched. */
function statesOf(query: Query): readonly string[] | undefined {
  const states = listed(query.fulfillmentStateFilter);
  if (states?.some((state) => !FULFILLMENT_STATES.some((known) => known === state)))
    refuse(400, 'INVALID_PARAMETER', 'fulfillmentStateFilter');
  return states ?? (query.orderIds || query.orderTokens ? undefined : ['CREATED', 'OPEN']);
}

/**
 * Returns the groups that some carts of a person are part of. The merchant identifies a cart, as in the list
 * of active orders.
 */
async function groupsOfBaskets(
  db: Database,
  externalUserId: string,
  basketIds: readonly string[],
): Promise<readonly (string | null)[]> {
  const rows = await db
    .select({ fulfillmentId: carts.fulfillmentId })
    .from(carts)
    .where(and(eq(carts.externalUserId, externalUserId), inArray(carts.merchantId, [...basketIds])));
  return rows.map(({ fulfillmentId }) => fulfillmentId);
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
