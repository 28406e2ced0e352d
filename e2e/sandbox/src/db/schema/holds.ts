import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Locale, Order } from '@tiffin/contracts';

export type HoldReceipt = { readonly email: string | null; readonly locale: Locale };

/**
 * Amounts that a card has authorised for a part of a group's order. The order's transaction notes what each
 * hold pays (`orderId`, `captureMicro`); a hold without an order is released.
 */
export const holds = pgTable(
  'holds',
  {
    id: text().primaryKey(),
    /** The payment that capturing the hold completes. */
    intentId: text('intent_id').notNull(),
    fulfillmentId: text('fulfillment_id').notNull(),
    /** The guest, or the host, whose card it is. */
    externalUserId: text('external_user_id').notNull(),
    amountMicro: bigint('amount_micro', { mode: 'number' }).notNull(),
    paymentMethod: jsonb('payment_method').$type<Order['paymentMethod']>().notNull(),
    /** Authorising again with the key of a hold that is not released returns that hold. */
    idempotencyKey: text('idempotency_key').notNull(),
    state: text({ enum: ['AUTHORISED', 'CAPTURED', 'RELEASED', 'EXPIRED'] }).notNull(),
    orderId: text('order_id'),
    captureMicro: bigint('capture_micro', { mode: 'number' }),
    /** How the person wants the receipt of a guest's part: an address that they typed, and a language. */
    receipt: jsonb().$type<HoldReceipt | null>(),
    /** The higher part of which the guest was last told that this hold is not enough for it. */
    toldMicro: bigint('told_micro', { mode: 'number' }),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    uniqueIndex('holds_idempotency')
      .on(table.idempotencyKey)
      .where(sql`${table.state} in ('AUTHORISED', 'CAPTURED')`),
    index('holds_fulfillment').on(table.fulfillmentId),
    index('holds_order').on(table.orderId),
    // The few that wait for their capture or release.
    index('holds_waiting')
      .on(table.fulfillmentId)
      .where(sql`${table.state} = 'AUTHORISED'`),
    check('holds_capture', sql`${table.captureMicro} between 0 and ${table.amountMicro}`),
  ],
);
