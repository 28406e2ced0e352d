import { versionOf } from '@tiffin/contracts';
import { readBuildRecord } from './build-record';
import type { BuildRecord } from './build-record';
import { readReleasedRecord } from './builds/releases';
import { readRenderFaults } from './builds/render-faults';
import { withServerBuild } from './builds/with-server-build';
import { fitFaults } from './check-build';
import type { StoreRegistry } from './registry/store-registry';
import type { StoredBuild } from './registry/stored-build';
import { expectTrusted } from './signing/read-live-shell';
import type { Trust } from './signing/trust';
import type { DeployTarget } from './target/deploy-target';

type Checked = {
  readonly record: BuildRecord;
  readonly registry: StoreRegistry;
  /** The folder of the build. Without it, the build is in the target and has rendered these pages before. */
  readonly dist?: string | undefined;
  /** Which builds may run; every one by default. */
  readonly trust?: Trust | undefined;
};

/**
 * Returns the reasons against making a build of the shell live, one sentence each: live or rolling-out remotes that cannot run
 * with it, and pages that it cannot render.
 */
export async function readShellFaults(
  target: DeployTarget,
  { record, registry, dist, trust }: Checked,
): Promise<readonly string[]> {
  const { speaks, pageFormat } = record;
  if (!speaks || pageFormat === undefined)
    return [`${record.name}: its record names no contracts or no page format.`];
  const faults: string[] = [];
  for (const [name, build] of remotesIn(registry)) {
    const remote = await readReleasedRecord(target, name, versionOf(build));
    if (!remote) continue;
    const misfits = fitFaults(remote, { contracts: speaks, shell: record, live: [] });
    faults.push(...misfits);
    if (dist === undefined || misfits.length > 0) continue;
    await expectTrusted(trust, name, build);
    faults.push(
      ...(await withServerBuild(target, { name, build }, async (folder) =>
        folder === undefined ? [] : readRenderFaults(folder, await readBuildRecord(folder), dist),
      )),
    );
  }
  return faults;
}

/** Returns every build of a remote that pages load, with the remote's name. */
function remotesIn({ remotes }: StoreRegistry): readonly (readonly [string, StoredBuild])[] {
  return Object.entries(remotes).flatMap(([name, { rollout, ...live }]) => [
    [name, live] as const,
    ...(rollout ? [[name, rollout.build] as const] : []),
  ]);
}
