import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { AdapterPayload } from 'oidc-provider';

/**
 * The records of the sign-on provider: sessions, grants, codes, refresh tokens, interactions. Times are epoch
 * seconds.
 */
export const signOnRecords = pgTable(
  'sign_on_records',
  {
    model: text().notNull(),
    id: text().notNull(),
    payload: jsonb().$type<AdapterPayload>().notNull(),
    grantId: text('grant_id'),
    uid: text(),
    /** Set once, by compare-and-set, because a code or refresh token can be used only once. */
    consumedAt: bigint('consumed_at', { mode: 'number' }),
    expiresAt: bigint('expires_at', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index('sign_on_records_grant').on(table.grantId),
    index('sign_on_records_uid').on(table.uid),
    index('sign_on_records_age').on(table.expiresAt),
  ],
);
