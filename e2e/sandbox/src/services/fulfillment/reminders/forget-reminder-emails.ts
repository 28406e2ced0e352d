import { and, inArray, isNotNull, lte } from 'drizzle-orm';
import type { Database } from '../../../db/open-database';
import { fulfillmentGuests, fulfillments } from '../../../db/tables';

/** Removes the typed addresses of groups that have expired. Other ends of a group remove them at once. */
export async function forgetReminderEmails(db: Database, now: number): Promise<void> {
  const expired = db
    .select({ id: fulfillments.id })
    .from(fulfillments)
    .where(lte(fulfillments.expirationTime, now));
  await db
    .update(fulfillmentGuests)
    .set({ reminderEmail: null })
    .where(
      and(isNotNull(fulfillmentGuests.reminderEmail), inArray(fulfillmentGuests.fulfillmentId, expired)),
    );
}
