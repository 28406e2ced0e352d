import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { Logger } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzleLite } from 'drizzle-orm/pglite';
import { migrate as migrateLite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { listenToServer, type Heard } from './listen-to-server';
import { lockFolder } from './lock-folder';

/** A folder for PGlite, the memory of this process, or a PostgreSQL server by its connection string. */
export type DatabasePlace =
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'memory' }
  | { readonly kind: 'server'; readonly url: string };

/** The database or an open transaction on it. */
export type Database = PgDatabase<PgQueryResultHKT>;
export type OpenDatabase = {
  readonly db: Database;
  /** Runs one SQL statement outside of any transaction. */
  readonly query: (text: string, values: unknown[]) => Promise<{ readonly rows: readonly unknown[] }>;
  /** Hears the notifications on a channel, of every process on the database, until the database is closed. */
  readonly listen: (channel: string, heard: Heard) => Promise<void>;
  readonly close: () => Promise<void>;
};

const MIGRATIONS = join(dirname(fileURLToPath(import.meta.url)), 'migrations');
const INT8 = 20;

/**
 * Opens PGlite or PostgreSQL and applies the migrations. Returns 64-bit integers as exact JS numbers. `logger` hears
 * each statement that `db` sends.
 */
export async function openDatabase(place: DatabasePlace, logger?: Logger): Promise<OpenDatabase> {
  switch (place.kind) {
    case 'server':
      return openServer(place.url, logger);
    case 'memory':
      return openLite({ folder: undefined, unlock: () => {}, logger });
    case 'folder':
      mkdirSync(place.path, { recursive: true });
      return openLite({ folder: join(place.path, 'pg'), unlock: lockFolder(place.path), logger });
  }
}

type Lite = {
  readonly folder: string | undefined;
  readonly unlock: () => void;
  readonly logger: Logger | undefined;
};

async function openLite({ folder, unlock, logger }: Lite): Promise<OpenDatabase> {
  try {
    const client = await PGlite.create({ dataDir: folder, parsers: { [INT8]: exactNumber } });
    const db = drizzleLite({ client, logger });
    await migrateLite(db, { migrationsFolder: MIGRATIONS });
    return {
      db,
      query: (text, values) => client.query(text, values),
      listen: async (channel, heard) => void (await client.listen(channel, heard)),
      close: async () => {
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw new Error(
      `The database in ${folder ?? 'memory'} cannot be opened. Start with fresh data (--reset) if it is damaged.`,
      { cause: error },
    );
  }
}

async function openServer(url: string, logger: Logger | undefined): Promise<OpenDatabase> {
  pg.types.setTypeParser(INT8, exactNumber);
  const pool = new pg.Pool({ connectionString: url, max: 20 });
  const db = drizzleServer({ client: pool, logger });
  await migrateServer(db, { migrationsFolder: MIGRATIONS });
  const endings: (() => Promise<void>)[] = [];
  return {
    db,
    query: (text, values) => pool.query(text, values),
    listen: async (channel, heard) => void endings.push(await listenToServer(url, channel, heard)),
    close: async () => {
      for (const end of endings) await end();
      await pool.end();
    },
  };
}

function exactNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`${text} does not fit into a JavaScript number exactly.`);
  return value;
}
