import { errorCode } from '../error-code';
import type { Database } from './open-database';

const ATTEMPTS = 12;
/** serialization_failure, deadlock_detected, unique_violation (two first writes of one row at once). */
const RETRIED = new Set(['40001', '40P01', '23505']);

/**
 * Runs `work` as one serializable transaction, again from its start when another one came in between.
 * `work` must use only the transaction it is given: with PGlite any other query would wait for ever.
 */
export async function inTransaction<Result>(
  db: Database,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work, { isolationLevel: 'serializable' });
    } catch (error) {
      if (attempt === ATTEMPTS || !RETRIED.has(errorCode(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * attempt));
    }
  }
}
