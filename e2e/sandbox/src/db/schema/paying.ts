import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * Cards as the card provider knows them. Numbers are never stored: `behaviour` says how the test card acts.
 */
export const cards = pgTable(
  'cards',
  {
    id: text().primaryKey(),
    /** The person or guest who entered the card. A card without one (null) pays for nobody. */
    userId: text('user_id'),
    /** False for a card that was entered for one order. */
    isStored: boolean('is_stored').notNull().default(true),
    /** When a one-time card paid its order. */
    usedAt: bigint('used_at', { mode: 'number' }),
    brand: text().notNull(),
    country: text().notNull(),
    last4: text().notNull(),
    expiryMonth: integer('expiry_month').notNull(),
    expiryYear: integer('expiry_year').notNull(),
    behaviour: text({ enum: ['passes', 'challenges', 'declines'] }).notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  },
  (table) => [index('cards_user').on(table.userId)],
);

/**
 * Payment and setup intents. `scope` binds a payment to what it pays for: it fits no other cart, person or
 * amount.
 */
export const intents = pgTable(
  'intents',
  {
    id: text().primaryKey(),
    clientSecret: text('client_secret').notNull().unique(),
    kind: text({ enum: ['payment', 'setup'] }).notNull(),
    externalUserId: text('external_user_id').notNull(),
    cardId: text('card_id'),
    amountMicro: bigint('amount_micro', { mode: 'number' }).notNull().default(0),
    /** How much of the amount went back. */
    refundedMicro: bigint('refunded_micro', { mode: 'number' }).notNull().default(0),
    currencyCode: text('currency_code').notNull().default('DOLLAR'),
    scope: text().notNull().default(''),
    status: text({
      enum: [
        'requires_payment_method',
        'requires_action',
        'requires_confirmation',
        'requires_capture',
        'succeeded',
        'canceled',
        'refunded',
      ],
    }).notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    /**
     * For a bill to a team's account: the team, the mailbox that proves its member, and the date there
     * (`2026-11-22`).
     */
    invoiceTeamId: text('invoice_team_id'),
    invoiceEmail: text('invoice_email'),
    invoiceDay: text('invoice_day'),
  },
  (table) => [
    index('intents_invoice').on(table.invoiceTeamId, table.invoiceDay),
    check('intents_refunded', sql`${table.refundedMicro} between 0 and ${table.amountMicro}`),
  ],
);

/** What went back for an order. An order has one refund for each reason and person. */
export const refunds = pgTable(
  'refunds',
  {
    orderId: text('order_id').notNull(),
    /** `ended`, or the refusal whose lines were taken off. */
    reason: text().notNull(),
    /** The guest of a group whose card it goes back to; empty for whoever placed the order. */
    guestId: text('guest_id').notNull().default(''),
    amountMicro: bigint('amount_micro', { mode: 'number' }).notNull(),
    creditMicro: bigint('credit_micro', { mode: 'number' }).notNull(),
    requestedAt: bigint('requested_at', { mode: 'number' }).notNull(),
    /** When the amount is on the person's card. Credit is back at once. */
    arrivesAt: bigint('arrives_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.reason, table.guestId] })],
);
