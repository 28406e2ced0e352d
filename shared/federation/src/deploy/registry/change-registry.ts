import { randomUUID } from 'node:crypto';
import { versionOf } from '../../loader/version-of';
import type { DeployTarget } from '../target/deploy-target';
import { addRevision, readRegistry } from './revisions';
import type { Change, StoreEntry, StoreRegistry } from './store-registry';

/** Who asks for a change, and why. */
export type Reason = { readonly by: string; readonly why: string };

type Wanted = Reason & Pick<Change, 'did' | 'version'> & { readonly remote: string; readonly now: Date };

/** More writers at once than a company has squads. */
const MOST_TRIES = 100;

/**
 * Changes one remote's entry as one new revision. Where another process made a revision meanwhile, the change is made
 * to that one: none is lost, none is seen half. `change` answers the very entry it got where nothing is to be done, and
 * `removed` where the remote is to be there no more.
 */
export async function changeRegistry(
  target: DeployTarget,
  wanted: Wanted,
  change: (entry: StoreEntry | undefined) => StoreEntry | 'removed' | undefined,
): Promise<'changed' | 'nothing changed'> {
  const { remote, now, ...about } = wanted;
  const id = randomUUID();
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const registry = await readRegistry(target);
    // An answer can be lost after the revision was made.
    if (registry.change?.id === id) return 'changed';
    const { [remote]: entry, ...others } = registry.remotes;
    const next = change(entry);
    if (next === undefined || next === entry) return 'nothing changed';
    const previous = entry ? versionOf(entry) : null;
    const revision: StoreRegistry = {
      revision: registry.revision + 1,
      change: { ...about, id, remote, previous, at: now.toISOString() },
      remotes: next === 'removed' ? others : { ...registry.remotes, [remote]: next },
    };
    if (await addRevision(target, revision)) return 'changed';
  }
  throw new Error(`${target.name}: others change the registry all the time. Run the command again.`);
}
