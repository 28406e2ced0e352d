import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';

/** Every e-mail that the services sent. No e-mail leaves the machine. */
export const emails = pgTable(
  'emails',
  {
    id: text().primaryKey(),
    /** In lower case. */
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    /** The same letter as HTML, if it has one. */
    html: text(),
    sentAt: bigint('sent_at', { mode: 'number' }).notNull(),
  },
  (table) => [index('emails_recipient').on(table.recipient)],
);
