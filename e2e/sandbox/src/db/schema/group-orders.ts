import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { FULFILLMENT_STATES, GUEST_STATUSES } from '@tiffin/contracts';
import type { Locale } from '@tiffin/contracts';
import type { GroupSettings } from '../../services/fulfillment/group-settings';

/**
 * A group order. A change of the group, its guests or their carts first raises `version`, which also locks
 * the row.
 */
export const fulfillments = pgTable(
  'fulfillments',
  {
    id: text().primaryKey(),
    version: integer().notNull(),
    state: text({ enum: FULFILLMENT_STATES }).notNull(),
    hostId: text('host_id').notNull(),
    merchantId: text('merchant_id').notNull(),
    linkId: text('link_id').notNull().unique(),
    settings: jsonb().$type<GroupSettings>().notNull(),
    orderByTime: bigint('order_by_time', { mode: 'number' }),
    /** The `orderByTime` whose work is done: guests are counted in once for each deadline. */
    deadlineDoneFor: bigint('deadline_done_for', { mode: 'number' }),
    /** Why the group did not order by itself at that deadline: the reason or type of the refusal. */
    notOrderedBecause: text('not_ordered_because'),
    expirationTime: bigint('expiration_time', { mode: 'number' }).notNull(),
    completeTime: bigint('complete_time', { mode: 'number' }),
    /** While the host pays: the time until which nobody can change anything. */
    lockedUntil: bigint('locked_until', { mode: 'number' }),
    orderId: text('order_id'),
    orderToken: text('order_token'),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('fulfillments_merchant').on(table.merchantId, table.state),
    index('fulfillments_host').on(table.hostId, table.state),
    // Only of groups that can still be ordered: the others have long passed their deadline.
    index('fulfillments_deadline')
      .on(table.orderByTime)
      .where(sql`${table.state} in ('CREATED', 'OPEN')`),
  ],
);

export const fulfillmentGuests = pgTable(
  'fulfillment_guests',
  {
    fulfillmentId: text('fulfillment_id').notNull(),
    externalUserId: text('external_user_id').notNull(),
    status: text({ enum: GUEST_STATUSES }).notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    seat: integer().notNull(),
    joinedAt: bigint('joined_at', { mode: 'number' }).notNull(),
    /** Set when the host removed the person. */
    removedAt: bigint('removed_at', { mode: 'number' }),
    /** Set when the host noted that the person has paid them. */
    settledAt: bigint('settled_at', { mode: 'number' }),
    /** Set when the person's card was declined for their part, until they pay it. */
    cardDeclinedAt: bigint('card_declined_at', { mode: 'number' }),
    /** The language of the person's emails. */
    locale: text().$type<Locale>().notNull().default('en'),
    /** When the host last asked the person to choose. */
    nudgedAt: bigint('nudged_at', { mode: 'number' }),
    /** When the person last asked the host for more time. */
    moreTimeAskedAt: bigint('more_time_asked_at', { mode: 'number' }),
    /** The time of the last reminder before the deadline that the person was sent. */
    remindedUntil: bigint('reminded_until', { mode: 'number' }),
    /** Where a guest without an account wants reminders before the deadline, until the group ends. */
    reminderEmail: text('reminder_email'),
    /** The host who added the person and orders for them: a colleague without a browser of their own. */
    addedBy: text('added_by'),
    /** True if the host shares the running of the group with the person. */
    isCoHost: boolean('is_co_host').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.fulfillmentId, table.externalUserId] }),
    index('fulfillment_guests_user').on(table.externalUserId),
    index('fulfillment_guests_typed_email')
      .on(table.fulfillmentId)
      .where(sql`${table.reminderEmail} is not null`),
  ],
);
