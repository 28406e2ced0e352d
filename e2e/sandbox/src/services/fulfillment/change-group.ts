import type { SandboxContext } from '../../context';
import type { Database } from '../../db/open-database';
import { WriteConflict } from '../../db/write-conflict';
import { lockGroup, type Group } from './group-records';

const ATTEMPTS = 8;

/**
 * Does something with a group while nobody else can: the row is locked first, and everything after sees what the lock
 * found. Many people joining at once wait for each other instead of failing. Runs again when a cart was written meanwhile.
 */
export async function changeGroup<Result>(
  context: SandboxContext,
  id: string,
  work: (tx: Database, group: Group) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await context.db.transaction(async (tx) => work(tx, await lockGroup(tx, id)));
    } catch (error) {
      if (attempt === ATTEMPTS || !isConflict(error)) throw error;
    }
  }
}

function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return error instanceof WriteConflict || code === '40P01' || code === '40001' || isConflict(error.cause);
}
