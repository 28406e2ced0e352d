import type { FastifyBaseLogger } from 'fastify';

/** Runs one SQL statement. */
export type Query = (
  text: string,
  values: unknown[],
) => Promise<{ readonly rows: readonly Readonly<Record<string, unknown>>[] }>;

/** A PostgreSQL database that several shell processes share. */
export type SharedDatabase = { readonly query: Query; readonly end: () => Promise<void> };

/** Opens a few connections, each when it is needed. `what` says in the log whose store has failed. */
export async function openPool(
  url: string,
  what: string,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<SharedDatabase> {
  const { Pool } = (await import('pg')).default;
  const pool = new Pool({ connectionString: url, max: 4, connectionTimeoutMillis: 1_000 });
  // A broken connection in the pool must not end the process.
  pool.on('error', (error) => log.error({ err: error }, `the store of ${what} failed`));
  return { query: (text, values) => pool.query(text, values), end: () => pool.end() };
}
