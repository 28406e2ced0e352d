import { versionOf } from '@tiffin/contracts';
import { readReleases } from '../builds/releases';
import { readRegistry } from '../registry/revisions';
import type { DeployTarget } from '../target/deploy-target';
import { buildsIn, neededBuilds, openSince } from './needed-builds';
import { removeBuild } from './remove-build';

/** How many builds of a remote stay for rollbacks. */
const KEPT_BUILDS = 10;

type Prune = {
  readonly now: Date;
  /** Only says what it would remove. */
  readonly isDryRun: boolean;
};

/**
 * Removes the builds of a remote that no page and no rollback needs, and returns their versions. Keeps the last 10 builds, those of
 * the last 7 days, and those that a page of the last 7 days may have. Uploads that are not complete stay, because they may be in
 * progress.
 */
export async function pruneRemote(
  target: DeployTarget,
  remote: string,
  { now, isDryRun }: Prune,
): Promise<readonly string[]> {
  const needed = await neededBuilds(target, now);
  const begin = openSince(now);
  const releases = await readReleases(target, remote);
  const unneeded = releases
    .slice(KEPT_BUILDS)
    .filter(({ build, publishedAt }) => publishedAt < begin && !needed.has(build.manifestUrl))
    .map(({ build }) => build);
  if (isDryRun) return unneeded.map(versionOf);
  const removed: string[] = [];
  for (const build of unneeded) {
    // Somebody may have rolled back to it in the meantime.
    const named = buildsIn(await readRegistry(target));
    if (named.some(({ manifestUrl }) => manifestUrl === build.manifestUrl)) continue;
    await removeBuild(target, remote, versionOf(build));
    removed.push(versionOf(build));
  }
  return removed;
}
