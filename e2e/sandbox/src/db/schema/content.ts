import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { MerchantRecord } from '../../services/content/merchant-record';
import type { StoredMenu } from '../../services/content/stored-menu';

export const merchants = pgTable(
  'merchants',
  {
    id: text().primaryKey(),
    externalId: text('external_id').notNull().unique(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    record: jsonb().$type<MerchantRecord>().notNull(),
  },
  (table) => [
    index('merchants_place').on(table.latitude, table.longitude),
    index('merchants_brand').on(sql`(${table.record} -> 'brand' ->> 'externalId')`),
  ],
);

export const menus = pgTable('menus', {
  id: text().primaryKey(),
  merchantId: text('merchant_id').notNull().unique(),
  /** Raised by every change, so that a parsed menu can be cached between requests. */
  revision: integer().notNull(),
  document: jsonb().$type<StoredMenu>().notNull(),
});

/** The edition of the seed data in a database. A new edition replaces merchants and menus once. */
export const seedEditions = pgTable('seed_editions', {
  id: text().primaryKey(),
  hash: text().notNull(),
});
