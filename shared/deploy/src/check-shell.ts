import { checkTypes } from './check-types';
import { inputHash } from './input-hash';
import { SHELL } from './registry/entry-of';
import { readRegistry } from './registry/revisions';
import { readShellFaults } from './shell-faults';
import type { Trust } from './signing/trust';
import type { DeployTarget } from './target/deploy-target';
import { withBuild } from './with-build';
import { workspace } from './workspace';

/**
 * Checks the types of the shell, builds it and returns the reasons against deploying it now, one sentence each. Throws for type
 * errors. Uploads nothing.
 */
export async function checkShell(target: DeployTarget, trust: Trust): Promise<readonly string[]> {
  await checkTypes(SHELL);
  const registry = await readRegistry(target);
  return withBuild(SHELL, await inputHash(workspace.root, SHELL), (dist, record) =>
    readShellFaults(target, { record, registry, dist, trust }),
  );
}
