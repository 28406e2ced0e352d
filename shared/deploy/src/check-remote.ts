import { readOutputFaults } from './builds/output-faults';
import { faultsOf } from './check-build';
import { inputHash } from './input-hash';
import { readLimits } from './read-limits';
import { readRegistry } from './registry/revisions';
import type { DeployTarget } from './target/deploy-target';
import { withBuild } from './with-build';
import { workspace } from './workspace';

/** Builds a remote and returns the reasons against deploying it now, one sentence each. Uploads nothing. */
export async function checkRemote(name: string, target: DeployTarget): Promise<readonly string[]> {
  const buildId = await inputHash(workspace.root, name);
  const limits = await readLimits(target, await readRegistry(target), name);
  return withBuild(name, buildId, async (folder, record) => [
    ...(await readOutputFaults(folder, record)),
    ...faultsOf(record, limits),
  ]);
}
