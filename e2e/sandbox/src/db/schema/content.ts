import { doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { MerchantRecord } from '../../services/content/merchant-record';
import type { StoredMenu } from '../../services/content/stored-menu';

export const merchants = pgTable('merchants', {
  id: text().primaryKey(),
  externalId: text('external_id').notNull().unique(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  record: jsonb().$type<MerchantRecord>().notNull(),
});

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
