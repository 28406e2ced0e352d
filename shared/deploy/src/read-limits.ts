import { SPOKEN_CONTRACTS, versionOf } from '@tiffin/contracts';
import { readBuildRecord } from './build-record';
import { readReleasedRecord } from './builds/releases';
import type { Limits } from './check-build';
import type { StoreRegistry } from './registry/store-registry';
import type { DeployTarget } from './target/deploy-target';
import { readRouteTable } from './routes/route-table';
import { workspace } from './workspace';

/**
 * Returns the current limits for a build of a remote: the shell built here, and other remotes' live or rolling-out
 * builds.
 */
export async function readLimits(
  target: DeployTarget,
  registry: StoreRegistry,
  remote: string,
): Promise<Limits> {
  const shell = await readBuildRecord(workspace.shellBuild).catch(() => undefined);
  const others = Object.entries(registry.remotes).filter(([name]) => name !== remote);
  const records = await Promise.all(
    others.flatMap(([name, entry]) =>
      [entry, ...(entry.rollout ? [entry.rollout.build] : [])].map((build) =>
        readReleasedRecord(target, name, versionOf(build)),
      ),
    ),
  );
  return {
    contracts: shell?.speaks ?? SPOKEN_CONTRACTS,
    routeTable: await readRouteTable(workspace.routeTable),
    shell,
    live: records.filter((record) => record !== undefined),
  };
}
