import { versionOf } from '@tiffin/contracts';
import { readReleases } from '../builds/releases';
import { openSince } from '../prune/needed-builds';
import { removeBuild } from '../prune/remove-build';
import type { DeployTarget } from '../target/deploy-target';
import { previewsOf } from './previews-of';

/** Removes the previews of a remote that are older than seven days. Returns their versions. */
export async function prunePreviews(
  target: DeployTarget,
  remote: string,
  { now, isDryRun }: { readonly now: Date; readonly isDryRun: boolean },
): Promise<readonly string[]> {
  const previews = previewsOf(target, remote);
  const releases = await readReleases(previews, remote);
  const old = releases
    .filter(({ publishedAt }) => publishedAt < openSince(now))
    .map(({ build }) => versionOf(build));
  if (!isDryRun) for (const version of old) await removeBuild(previews, remote, version);
  return old;
}
