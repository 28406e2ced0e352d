import { readBuildRecord } from './build-record';
import { readBuildFaults } from './builds/build-faults';
import { publishBuild } from './builds/publish-build';
import type { Publishing } from './builds/publish-build';
import { withServerBuild } from './builds/with-server-build';
import { checkBuild } from './check-build';
import type { Limits } from './check-build';
import { SHELL } from './registry/entry-of';
import type { StoredBuild } from './registry/stored-build';
import { readLiveShell } from './signing/read-live-shell';
import type { DeployTarget } from './target/deploy-target';
import { wordsFaults } from './words-faults';

/**
 * Uploads a build that keeps the limits and that servers and pages can run with the live shell. Throws for any other, and uploads
 * nothing of it.
 */
export async function publishChecked(
  target: DeployTarget,
  dist: string,
  { limits, ...publishing }: Publishing & { readonly limits: Limits },
): Promise<StoredBuild> {
  const record = await readBuildRecord(dist);
  checkBuild(record, limits);
  const shell = await readLiveShell(target, publishing.trust);
  const faults = await withServerBuild(target, { name: SHELL, build: shell }, async (shellDist) => [
    ...wordsFaults(record),
    ...(await readBuildFaults(dist, record, shellDist)),
  ]);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return publishBuild(target, dist, publishing);
}
