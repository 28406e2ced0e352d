import { versionOf } from '@tiffin/contracts';
import { changeRegistry } from './registry/change-registry';
import type { Reason } from './registry/change-registry';
import { entryOf, SHELL } from './registry/entry-of';
import { readRegistry } from './registry/revisions';
import type { DeployTarget } from './target/deploy-target';

/**
 * Removes a remote from the registry. From the next page load, its paths have no owner. Its builds stay in the
 * target.
 */
export async function removeRemote(
  target: DeployTarget,
  remote: string,
  reason: Reason & { readonly now: Date },
): Promise<void> {
  if (remote === SHELL) throw new Error('The shell cannot be removed: every page needs it.');
  const live = entryOf(await readRegistry(target), remote);
  if (!live) throw new Error(`${remote} is not deployed.`);
  const wanted = { ...reason, remote, version: versionOf(live), did: 'removed' } as const;
  await changeRegistry(target, wanted, (entry) => entry && 'removed');
}
