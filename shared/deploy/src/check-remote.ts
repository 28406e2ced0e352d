import { readBuildFaults } from './builds/build-faults';
import { faultsOf } from './check-build';
import { checkTypes } from './check-types';
import { inputHash } from './input-hash';
import { readLimits } from './read-limits';
import { readRegistry } from './registry/revisions';
import type { DeployTarget } from './target/deploy-target';
import { withBuild } from './with-build';
import { wordsFaults } from './words-faults';
import { workspace } from './workspace';

/**
 * Checks the types of a remote, builds it and returns the reasons against deploying it now, one sentence each. Throws for type
 * errors. Uploads nothing.
 */
export async function checkRemote(name: string, target: DeployTarget): Promise<readonly string[]> {
  await checkTypes(name);
  const buildId = await inputHash(workspace.root, name);
  const limits = await readLimits(target, await readRegistry(target), name);
  return withBuild(name, buildId, async (folder, record) => [
    ...faultsOf(record, limits),
    ...wordsFaults(record),
    ...(await readBuildFaults(folder, record)),
  ]);
}
