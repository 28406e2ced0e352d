import { checkBuild } from './check-build';
import { deployPart } from './deploy-part';
import type { Deployed, Deploying } from './deploy-part';
import { publishChecked } from './publish-checked';
import { readLimits } from './read-limits';
import type { DeployTarget } from './target/deploy-target';

/**
 * Builds a remote and makes it live. Loads and renders the build, and checks contract, shared modules and budget against the live
 * builds and the live shell.
 */
export function deployRemote(name: string, target: DeployTarget, deploying: Deploying): Promise<Deployed> {
  return deployPart(
    {
      name,
      checkStored: async (record, registry) => checkBuild(record, await readLimits(target, registry, name)),
      publish: async (folder, registry) =>
        publishChecked(target, folder, {
          limits: await readLimits(target, registry, name),
          now: deploying.now,
          attester: deploying.attester,
          trust: deploying.trust,
        }),
    },
    target,
    deploying,
  );
}
