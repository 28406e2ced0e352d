import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Cards as the card provider knows them. Numbers are never kept: `behaviour` says how the test card acts. */
export const cards = pgTable('cards', {
  id: text().primaryKey(),
  /** Whose card it is: the person or guest who entered it. Null for nobody, whom it never pays for. */
  userId: text('user_id'),
  /** False for a card that was entered for one order. */
  isStored: boolean('is_stored').notNull().default(true),
  /** When a card for one order paid that order. */
  usedAt: bigint('used_at', { mode: 'number' }),
  brand: text().notNull(),
  country: text().notNull(),
  last4: text().notNull(),
  expiryMonth: integer('expiry_month').notNull(),
  expiryYear: integer('expiry_year').notNull(),
  behaviour: text({ enum: ['passes', 'challenges', 'declines'] }).notNull(),
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
});

/** Payment and setup intents. `scope` binds a payment to what it pays: another cart, person or amount never matches. */
export const intents = pgTable(
  'intents',
  {
    id: text().primaryKey(),
    clientSecret: text('client_secret').notNull().unique(),
    kind: text({ enum: ['payment', 'setup'] }).notNull(),
    externalUserId: text('external_user_id').notNull(),
    cardId: text('card_id'),
    amountMicro: bigint('amount_micro', { mode: 'number' }).notNull().default(0),
    currencyCode: text('currency_code').notNull().default('DOLLAR'),
    scope: text().notNull().default(''),
    status: text({
      enum: [
        'requires_payment_method',
        'requires_action',
        'requires_confirmation',
        'succeeded',
        'canceled',
        'refunded',
      ],
    }).notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    /** Of a bill to a team's account: the team, the mailbox that proves its person, and the day there (`2026-11-22`). */
    invoiceTeamId: text('invoice_team_id'),
    invoiceEmail: text('invoice_email'),
    invoiceDay: text('invoice_day'),
  },
  (table) => [index('intents_invoice').on(table.invoiceTeamId, table.invoiceDay)],
);
