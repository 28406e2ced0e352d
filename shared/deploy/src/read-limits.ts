import { versionOf } from '@tiffin/contracts';
import type { BuildRecord } from './build-record';
import { readReleasedRecord } from './builds/releases';
import type { Limits } from './check-build';
import { namedEntries, SHELL } from './registry/entry-of';
import type { StoreEntry, StoreRegistry } from './registry/store-registry';
import type { DeployTarget } from './target/deploy-target';
import { readRouteTable } from './routes/route-table';
import { workspace } from './workspace';

/**
 * Returns the current limits for a build of a remote: the live shell, a shell that is rolling out, and other remotes' live or
 * rolling-out builds. Throws without a shell, because nothing says then what pages can run.
 */
export async function readLimits(
  target: DeployTarget,
  registry: StoreRegistry,
  remote: string,
): Promise<Limits> {
  const { shell: entry } = registry;
  const shell = entry && (await readReleasedRecord(target, SHELL, versionOf(entry)));
  if (!shell?.speaks) {
    throw new Error(
      `${target.name} has no shell, which says what remotes can use: "remote deploy shell" first.`,
    );
  }
  const others = namedEntries(registry).filter(([name]) => name !== remote);
  const live = await Promise.all(
    others.flatMap(([name, other]) =>
      buildsOf(name, other).map((version) => readReleasedRecord(target, name, version)),
    ),
  );
  const found = live.filter((record) => record !== undefined);
  return {
    contracts: contractsOfAll(shell.speaks, found),
    routeTable: await readRouteTable(workspace.routeTable),
    shell,
    live: found,
  };
}

/** Returns the versions of a remote or of the shell that pages load, without the live shell. */
function buildsOf(name: string, { rollout, ...live }: StoreEntry): readonly string[] {
  return [...(name === SHELL ? [] : [versionOf(live)]), ...(rollout ? [versionOf(rollout.build)] : [])];
}

/** Returns the contracts that pages of the live shell and of one that is rolling out support. */
function contractsOfAll(speaks: readonly number[], live: readonly BuildRecord[]): readonly number[] {
  const rolledOut = live.find(({ name }) => name === SHELL)?.speaks;
  return rolledOut ? speaks.filter((contract) => rolledOut.includes(contract)) : speaks;
}
