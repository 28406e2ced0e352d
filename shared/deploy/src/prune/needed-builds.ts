import { namedEntries } from '../registry/entry-of';
import { readRevision, revisionNumbers } from '../registry/revisions';
import type { StoreRegistry } from '../registry/store-registry';
import type { DeployTarget } from '../target/deploy-target';
import type { StoredBuild } from '../registry/stored-build';

/** How long a page may stay open and ask for further files of its builds. */
const OPEN_PAGE_DAYS = 7;
const DAY_MS = 86_400_000;

/**
 * Returns the manifest URLs of all builds that a page may have: every build that a revision of the registry names which was in
 * force within the last 7 days, as live, previous, earlier or rolled out.
 */
export async function neededBuilds(target: DeployTarget, now: Date): Promise<ReadonlySet<string>> {
  const needed = new Set<string>();
  const begin = openSince(now);
  for (const number of await revisionNumbers(target)) {
    const registry = await readRevision(target, number);
    if (registry === 'damaged') continue;
    for (const { manifestUrl } of buildsIn(registry)) needed.add(manifestUrl);
    // This revision was in force when the oldest page was opened.
    if (registry.change !== null && registry.change.at < begin) break;
  }
  return needed;
}

/** Returns the ISO time since when a page may be open. */
export function openSince(now: Date): string {
  return new Date(now.getTime() - OPEN_PAGE_DAYS * DAY_MS).toISOString();
}

/** Returns every build that a revision names. */
export function buildsIn(registry: Pick<StoreRegistry, 'remotes' | 'shell'>): readonly StoredBuild[] {
  return namedEntries(registry).flatMap(([, entry]) => [
    entry,
    ...(entry.previous ? [entry.previous] : []),
    ...(entry.earlier ?? []),
    ...(entry.rollout ? [entry.rollout.build] : []),
  ]);
}
