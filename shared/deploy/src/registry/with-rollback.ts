import { liveOf, MOST_EARLIER } from './entry-changes';
import type { Pin, StoreEntry } from './store-registry';
import type { StoredBuild } from './stored-build';

type Rollback = {
  readonly pin: Pin;
  /** Whether a build was published before the one that becomes live. */
  readonly isOlder: (build: StoredBuild) => boolean;
};

/**
 * Returns the entry with a build live and pinned, and without its rollout. Only older builds stay behind it. So the next rollback
 * goes one further back, and no page falls back to the build that was rolled back.
 */
export function withRollback(entry: StoreEntry, build: StoredBuild, { pin, isOlder }: Rollback): StoreEntry {
  const { previous, earlier = [] } = entry;
  const known = [liveOf(entry), ...(previous ? [previous] : []), ...earlier];
  const at = known.findIndex(({ manifestUrl }) => manifestUrl === build.manifestUrl);
  const [next, ...others] = at === -1 ? known.filter(isOlder) : known.slice(at + 1);
  const older = others.slice(0, MOST_EARLIER);
  return {
    ...build,
    ...(next && { previous: next }),
    ...(older.length > 0 && { earlier: older }),
    pin,
  };
}
