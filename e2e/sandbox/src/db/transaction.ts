import { errorCode } from '../error-code';
import type { Database } from './open-database';

const ATTEMPTS = 12;
/** serialization_failure, deadlock_detected, unique_violation (two transactions insert the same row). */
const RETRIED = new Set(['40001', '40P01', '23505']);

/**
 * Runs `work` as one transaction, and again from its start after a conflict with another transaction. Use
 * `read committed` where `work` locks or compares every row that it changes: concurrent writers then wait
 * instead of failing. Use `serializable` for everything else. `work` must use only the transaction it
 * receives: with PGlite any other query would wait forever.
 */
export async function inTransaction<Result>(
  db: Database,
  work: (tx: Database) => Promise<Result>,
  isolationLevel: 'read committed' | 'serializable' = 'serializable',
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // Both databases default to read committed. Stating it would cost one more statement.
      return await db.transaction(work, isolationLevel === 'serializable' ? { isolationLevel } : undefined);
    } catch (error) {
      if (attempt === ATTEMPTS || !RETRIED.has(errorCode(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * attempt));
    }
  }
}
