import { errorCode } from '../error-code';
import type { Database } from './open-database';

const ATTEMPTS = 12;
/** serialization_failure, deadlock_detected, unique_violation (two first writes of one row at once). */
const RETRIED = new Set(['40001', '40P01', '23505']);

/**
 * Runs `work` as one transaction, again from its start when another one came in between. Writers of one row: `read committed`
 * where `work` locks or compares every row that it changes, so that many wait for each other instead of failing;
 * `serializable` for everything else. `work` must use only the transaction it is given: with PGlite any other query would
 * wait for ever.
 */
export async function inTransaction<Result>(
  db: Database,
  work: (tx: Database) => Promise<Result>,
  isolationLevel: 'read committed' | 'serializable' = 'serializable',
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // Both databases begin with read committed: saying so would be one statement more.
      return await db.transaction(work, isolationLevel === 'serializable' ? { isolationLevel } : undefined);
    } catch (error) {
      if (attempt === ATTEMPTS || !RETRIED.has(errorCode(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * attempt));
    }
  }
}
