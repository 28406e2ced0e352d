import type { SandboxContext } from '../../context';
import type { Database } from '../../db/open-database';
import { lockGroup, type Group } from './group-records';
import { tellRisenParts } from './letters/tell-risen-parts';

/**
 * Runs work on a group while its row is locked. The group is read after the lock. Concurrent joins wait for
 * each other instead of failing. Guests whose paid part rises by it are told.
 */
export async function changeGroup<Result>(
  context: SandboxContext,
  id: string,
  work: (tx: Database, group: Group) => Promise<Result>,
): Promise<Result> {
  return context.lockingTransaction(async (tx) => {
    const result = await work(tx, await lockGroup(tx, id));
    await tellRisenParts(tx, context, { fulfillmentId: id });
    return result;
  });
}
