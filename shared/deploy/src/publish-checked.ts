import type { RemoteBuild } from '@tiffin/contracts';
import { readBuildRecord } from './build-record';
import { readBuildFaults } from './builds/build-faults';
import { publishBuild } from './builds/publish-build';
import { checkBuild } from './check-build';
import type { Limits } from './check-build';
import type { DeployTarget } from './target/deploy-target';
import { wordsFaults } from './words-faults';

/** Uploads a build that keeps the limits and that servers and pages can run. Throws for any other, and uploads nothing of it. */
export async function publishChecked(
  target: DeployTarget,
  dist: string,
  { limits, now }: { readonly limits: Limits; readonly now: Date },
): Promise<RemoteBuild> {
  const record = await readBuildRecord(dist);
  checkBuild(record, limits);
  const faults = [...wordsFaults(record), ...(await readBuildFaults(dist, record))];
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return publishBuild(target, dist, now);
}
