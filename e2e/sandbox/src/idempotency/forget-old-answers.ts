import { lte } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { idempotencyKeys } from '../db/tables';
import { KEPT_MS } from './once';

/** Removes answers that are too old to be requested again. */
export async function forgetOldAnswers(db: Database, now: number): Promise<void> {
  await db.delete(idempotencyKeys).where(lte(idempotencyKeys.createdAt, now - KEPT_MS));
}
