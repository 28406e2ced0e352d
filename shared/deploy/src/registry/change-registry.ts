import { randomUUID } from 'node:crypto';
import { versionOf } from '@tiffin/contracts';
import type { DeployTarget } from '../target/deploy-target';
import { entryOf, withEntry } from './entry-of';
import { addRevision, readRegistry } from './revisions';
import type { Change, StoreEntry, StoreRegistry } from './store-registry';

/** Who requests a change, and why. */
export type Reason = { readonly by: string; readonly why: string };

type Wanted = Reason &
  Pick<Change, 'did' | 'version' | 'commit'> & { readonly remote: string; readonly now: Date };

/** The most attempts to write a revision; more than the number of squads that could deploy at once. */
const MOST_TRIES = 100;

/**
 * Changes the entry of one remote or of the shell in one new revision. If another process writes a revision in the meantime, the change is
 * applied to that revision, so no change is lost. `change` returns the same entry to change nothing, or `removed` to
 * remove the remote.
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
    // The revision may have been written although the response to the write was lost.
    if (registry.change?.id === id) return 'changed';
    const entry = entryOf(registry, remote);
    const next = change(entry);
    if (next === undefined || next === entry) return 'nothing changed';
    const previous = entry ? versionOf(entry) : null;
    const revision: StoreRegistry = {
      revision: registry.revision + 1,
      change: { ...about, id, remote, previous, at: now.toISOString() },
      ...withEntry(registry, remote, next === 'removed' ? undefined : next),
    };
    if (await addRevision(target, revision)) return 'changed';
  }
  throw new Error(`${target.name}: others change the registry all the time. Run the command again.`);
}
