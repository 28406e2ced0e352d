import type { SandboxContext } from '../../context';
import type { Database } from '../../db/open-database';
import { lockGroup, type Group } from './group-records';

/**
 * Does something with a group while nobody else can: the row is locked first, and everything after sees what the lock
 * found. Many people joining at once wait for each other instead of failing.
 */
export async function changeGroup<Result>(
  context: SandboxContext,
  id: string,
  work: (tx: Database, group: Group) => Promise<Result>,
): Promise<Result> {
  return context.lockingTransaction(async (tx) => work(tx, await lockGroup(tx, id)));
}
