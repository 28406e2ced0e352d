import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { fulfillments } from '../../db/tables';
import { refuse } from '../../errors/refuse';

/** Tells a group that one of its carts changes; refused once the group is closed or while its host pays. */
export async function touchGroup(tx: Database, fulfillmentId: string, now: number): Promise<void> {
  const [open] = await tx
    .update(fulfillments)
    .set({ version: sql`${fulfillments.version} + 1` })
    .where(
      and(
        eq(fulfillments.id, fulfillmentId),
        inArray(fulfillments.state, ['CREATED', 'OPEN', 'SCHEDULED']),
        or(isNull(fulfillments.lockedUntil), lte(fulfillments.lockedUntil, now)),
      ),
    )
    .returning({ id: fulfillments.id });
  if (!open) refuse(409, 'FULFILLMENT_NOT_OPEN', 'FULFILLMENT_LOCKED_OR_CLOSED');
}
