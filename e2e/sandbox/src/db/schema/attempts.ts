import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How often somebody tried something: passwords, codes, and codes sent. Written only by compare-and-set. */
export const attempts = pgTable(
  'attempts',
  {
    purpose: text().notNull(),
    subject: text().notNull(),
    count: integer().notNull(),
    startedAt: bigint('started_at', { mode: 'number' }).notNull(),
    lastAt: bigint('last_at', { mode: 'number' }).notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.purpose, table.subject] }),
    index('attempts_age').on(table.startedAt),
  ],
);
