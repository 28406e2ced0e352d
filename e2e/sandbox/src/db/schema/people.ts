import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { DeliveryAddress } from '@tiffin/contracts';

/** People with an account. `id` is the externalUserId and the subject of their tokens. */
export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    email: text().notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    points: integer().notNull().default(0),
    /** Micro units by currency code. */
    creditMap: jsonb('credit_map').$type<Record<string, number>>().notNull().default({}),
    defaultTeamId: text('default_team_id'),
    /** True once the account's own e-mail address was proven. */
    emailVerified: boolean('email_verified').notNull().default(true),
    /** Raised by every write of points or credit, for compare-and-set. */
    version: integer().notNull().default(1),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  },
  (table) => [index('users_team').on(table.defaultTeamId)],
);

export const deliveryAddresses = pgTable(
  'delivery_addresses',
  {
    id: text().primaryKey(),
    userId: text('user_id').notNull(),
    detail: jsonb().$type<DeliveryAddress['deliveryAddressDetail']>().notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    lastUsedAt: bigint('last_used_at', { mode: 'number' }),
  },
  (table) => [index('delivery_addresses_user').on(table.userId)],
);

/** Keys that sign tokens. The newest one signs; all of them verify. */
export const signingKeys = pgTable('signing_keys', {
  kid: text().primaryKey(),
  privateJwk: jsonb('private_jwk').$type<Record<string, unknown>>().notNull(),
  publicJwk: jsonb('public_jwk').$type<Record<string, unknown>>().notNull(),
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
});

/** Milliseconds by which the sandbox is ahead of the machine, in the one row `all`. */
export const clockOffsets = pgTable('clock_offsets', {
  id: text().primaryKey(),
  offsetMs: bigint('offset_ms', { mode: 'number' }).notNull(),
});
