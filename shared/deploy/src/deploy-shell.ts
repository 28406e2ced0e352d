import { readBuildRecord } from './build-record';
import type { BuildRecord } from './build-record';
import { publishBuild } from './builds/publish-build';
import { deployPart } from './deploy-part';
import type { Deployed, Deploying } from './deploy-part';
import { SHELL } from './registry/entry-of';
import type { StoreRegistry } from './registry/store-registry';
import { readShellFaults } from './shell-faults';
import type { DeployTarget } from './target/deploy-target';

type DeployingShell = Deploying & {
  /** Whether the caller deploys every remote next, so that the live ones need not fit. */
  readonly remotesFollow?: boolean;
};

/**
 * Builds the shell and makes it live. Unless every remote follows, the live remotes must fit it, and it renders each of their
 * pages.
 */
export function deployShell(
  target: DeployTarget,
  { remotesFollow = false, ...deploying }: DeployingShell,
): Promise<Deployed> {
  const check = async (record: BuildRecord, registry: StoreRegistry, dist?: string): Promise<void> => {
    if (remotesFollow) return;
    const faults = await readShellFaults(target, { record, registry, dist, trust: deploying.trust });
    if (faults.length > 0) throw new Error(faults.join('\n'));
  };
  return deployPart(
    {
      name: SHELL,
      checkStored: check,
      publish: async (folder, registry) => {
        await check(await readBuildRecord(folder), registry, folder);
        const { now, attester } = deploying;
        return publishBuild(target, folder, { now, attester });
      },
    },
    target,
    deploying,
  );
}
