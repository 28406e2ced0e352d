import { randomUUID } from 'node:crypto';
import type { DeployTarget } from '../target/deploy-target';
import type { Reason } from './change-registry';
import { addRevision, readRevision, readWholeRegistry, revisionNumbers } from './revisions';

/**
 * Restores an earlier revision of the registry as a new revision: the named one, or else the newest undamaged one.
 * Returns the number of the restored revision.
 */
export async function restoreRegistry(
  target: DeployTarget,
  { by, why, now }: Reason & { readonly now: Date },
  wanted?: number,
): Promise<number> {
  const [newest = 0] = await revisionNumbers(target);
  const found =
    wanted === undefined ? (await readWholeRegistry(target)).registry : await readRevision(target, wanted);
  if (found === 'damaged' || found.revision === 0) {
    throw new Error(
      wanted === undefined
        ? `${target.name} has no revision of the registry to restore. Deploy every remote again.`
        : `${target.name} has no whole revision ${wanted} of the registry. "remote list" names those it has.`,
    );
  }
  const change = { id: randomUUID(), did: 'restored', remote: null, previous: null, by, why } as const;
  const isMade = await addRevision(target, {
    ...found,
    revision: newest + 1,
    change: { ...change, version: `revision ${found.revision}`, at: now.toISOString() },
  });
  if (!isMade)
    throw new Error('Somebody changed the registry at the same time. Look at it, then run this again.');
  return found.revision;
}
