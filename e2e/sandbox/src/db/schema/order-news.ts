import { bigint, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Locale, OrderIdentifierType } from '@tiffin/contracts';
import type { OrderNews } from '../../services/order-news/order-news';

/** Browsers that get news of an order until it ends. */
export const newsSubscriptions = pgTable(
  'news_subscriptions',
  {
    /** A secret: whoever has it can move or end the subscription. */
    id: text().primaryKey(),
    orderId: text('order_id').notNull(),
    /** The person who subscribed, or the owner of the order for the bearer of the guest token. */
    externalUserId: text('external_user_id').notNull(),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    /** How the link of a message names the order. */
    identifierType: text('identifier_type').$type<OrderIdentifierType>().notNull(),
    /** News that the browser has, or that was old when it subscribed. */
    told: jsonb().$type<readonly OrderNews[]>().notNull(),
    /** Raised with each change of `told`, so that two senders never send the same news. */
    version: integer().notNull().default(1),
    failures: integer().notNull().default(0),
    /** After a failure: nothing is sent before this time. */
    retryAt: bigint('retry_at', { mode: 'number' }).notNull().default(0),
  },
  (table) => [uniqueIndex('news_subscriptions_order').on(table.orderId, table.endpoint)],
);
