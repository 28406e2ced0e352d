import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/open-database';
import * as tables from '../../db/tables';

export type TableDigest = { readonly rows: number; readonly digest: string };

/** Returns the row count and a digest of every table. Two equal results mean that nothing changed. */
export async function tableDigests(db: Database): Promise<Readonly<Record<string, TableDigest>>> {
  const digests: Record<string, TableDigest> = {};
  for (const table of Object.values(tables)) {
    if (!is(table, PgTable)) continue;
    const [digest] = await db
      .select({
        rows: sql<number>`count(*)::int`,
        digest: sql<string>`coalesce(md5(string_agg(md5(${table}::text), '' order by md5(${table}::text))), '')`,
      })
      .from(table);
    if (digest) digests[getTableName(table)] = digest;
  }
  return digests;
}
