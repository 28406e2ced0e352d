import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CurrencyCode } from '@tiffin/contracts';
import type { StoredCart } from '../../services/carts/stored-cart';
import type { StoredOrder } from '../../services/orders/stored-order';

/** One cart for each person and merchant. Every write raises `version` by compare-and-set. */
export const carts = pgTable(
  'carts',
  {
    externalUserId: text('external_user_id').notNull(),
    merchantId: text('merchant_id').notNull(),
    version: integer().notNull(),
    /** Set while the cart is part of a group order. */
    fulfillmentId: text('fulfillment_id'),
    content: jsonb().$type<StoredCart>().notNull(),
    updatedAt: bigint('updated_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.externalUserId, table.merchantId] }),
    index('carts_fulfillment').on(table.fulfillmentId),
  ],
);

export const orders = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    externalUserId: text('external_user_id').notNull(),
    merchantId: text('merchant_id').notNull(),
    orderToken: text('order_token').notNull().unique(),
    guestOrderToken: text('guest_order_token').unique(),
    fulfillmentId: text('fulfillment_id'),
    cancelledAt: bigint('cancelled_at', { mode: 'number' }),
    placedAt: bigint('placed_at', { mode: 'number' }).notNull(),
    /** When the promised time has passed and its people are told, unless the food is there. Null: done, or no promise. */
    lateAt: bigint('late_at', { mode: 'number' }),
    content: jsonb().$type<StoredOrder>().notNull(),
  },
  (table) => [
    // Also gives a person's orders in the order of their history.
    index('orders_user').on(table.externalUserId, table.placedAt, table.id),
    uniqueIndex('orders_fulfillment').on(table.fulfillmentId),
    // The few that are under way.
    index('orders_late')
      .on(table.lateAt)
      .where(sql`${table.lateAt} is not null`),
  ],
);

/** The rewards that a person received for full stamp cards of a merchant. The first full card has number 1. */
export const stampRewards = pgTable(
  'stamp_rewards',
  {
    externalUserId: text('external_user_id').notNull(),
    merchantId: text('merchant_id').notNull(),
    number: integer().notNull(),
    currencyCode: text('currency_code').$type<CurrencyCode>().notNull(),
    amountMicro: bigint('amount_micro', { mode: 'number' }).notNull(),
    givenAt: bigint('given_at', { mode: 'number' }).notNull(),
  },
  // Two requests that give the same reward at once collide here, and one runs again.
  (table) => [primaryKey({ columns: [table.externalUserId, table.merchantId, table.number] })],
);

/** The code that an order at a merchant with CHECKOUT_OTP needs: one for each person and merchant. */
export const checkoutCodes = pgTable(
  'checkout_codes',
  {
    externalUserId: text('external_user_id').notNull(),
    merchantId: text('merchant_id').notNull(),
    /** The e-mail address that the code was sent to, in lower case. The code proves only this address. */
    email: text().notNull(),
    codeHash: text('code').notNull(),
    sentAt: bigint('sent_at', { mode: 'number' }).notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
    /** Set when the right code was typed. Placing the order removes the row. */
    provenAt: bigint('proven_at', { mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.externalUserId, table.merchantId] })],
);

/**
 * Answers already given, by the Idempotency-Key of a person and call. `answer` is null only inside a
 * transaction.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    externalUserId: text('external_user_id').notNull(),
    call: text().notNull(),
    key: text().notNull(),
    bodyHash: text('body_hash').notNull(),
    answer: jsonb().$type<unknown>(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.externalUserId, table.call, table.key] }),
    index('idempotency_keys_age').on(table.createdAt),
  ],
);
