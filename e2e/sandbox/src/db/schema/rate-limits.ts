import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** How often a caller called in the current window. Shared by all processes on one database. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  hits: integer().notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
});
