import { readBuildFaults } from './builds/build-faults';
import { withServerBuild } from './builds/with-server-build';
import { faultsOf } from './check-build';
import { checkTypes } from './check-types';
import { inputHash } from './input-hash';
import { readLimits } from './read-limits';
import { SHELL } from './registry/entry-of';
import { readRegistry } from './registry/revisions';
import { readLiveShell } from './signing/read-live-shell';
import type { Trust } from './signing/trust';
import type { DeployTarget } from './target/deploy-target';
import { withBuild } from './with-build';
import { wordsFaults } from './words-faults';
import { workspace } from './workspace';

/**
 * Checks the types of a remote, builds it and returns the reasons against deploying it now, one sentence each. Throws for type
 * errors. Uploads nothing.
 */
export async function checkRemote(
  name: string,
  target: DeployTarget,
  trust: Trust,
): Promise<readonly string[]> {
  await checkTypes(name);
  const buildId = await inputHash(workspace.root, name);
  const registry = await readRegistry(target);
  const limits = await readLimits(target, registry, name);
  const shell = await readLiveShell(target, trust);
  return withBuild(name, buildId, (folder, record) =>
    withServerBuild(target, { name: SHELL, build: shell }, async (shellDist) => [
      ...faultsOf(record, limits),
      ...wordsFaults(record),
      ...(await readBuildFaults(folder, record, shellDist)),
    ]),
  );
}
