import { versionOf } from '@tiffin/contracts';
import type { RemoteBuild } from '@tiffin/contracts';
import type { BuildRecord } from './build-record';
import { damagedFiles } from './builds/damaged-files';
import { readRelease, readReleasedRecord } from './builds/releases';
import { checkBuild } from './check-build';
import { goLive } from './go-live';
import type { Going } from './go-live';
import { inputHash } from './input-hash';
import { explainFailedDeploy } from './explain-failed-deploy';
import { publishChecked } from './publish-checked';
import { readLimits } from './read-limits';
import { readRegistry } from './registry/revisions';
import type { StoreRegistry } from './registry/store-registry';
import type { DeployTarget } from './target/deploy-target';
import { withBuild } from './with-build';
import { packageVersion, workspace } from './workspace';

/** A build that is live for everybody or for an audience, or stored while the remote is pinned; and what the deploy did. */
export type Deployed = {
  readonly build: RemoteBuild;
  readonly did: 'nothing changed' | 'went live again' | 'built and went live' | 'is stored, but not live';
};

/**
 * Builds a remote, unless the target already has a build of the same inputs. Loads and renders the build, checks contract, shared
 * modules and budget against the live builds, uploads, verifies and switches the registry. A failure leaves the live version
 * unchanged.
 */
export async function deployRemote(
  name: string,
  target: DeployTarget,
  {
    keepsRollout = false,
    checkSources = async () => undefined,
    ...going
  }: Going & {
    /** Keeps a current rollout of this build instead of making the build live for everybody. */
    readonly keepsRollout?: boolean;
    /** Checks the sources before they are built. Rejects if they must not go live. */
    readonly checkSources?: () => Promise<void>;
  },
): Promise<Deployed> {
  const buildId = await inputHash(workspace.root, name);
  const registry = await readRegistry(target);
  const rolledOut = registry.remotes[name]?.rollout?.build;
  if (keepsRollout && rolledOut?.buildId === buildId) return { build: rolledOut, did: 'nothing changed' };
  return explainFailedDeploy(registry, name, async () => {
    const known = await readWhole(target, name, versionOf({ version: await packageVersion(name), buildId }));
    const isLive = known && registry.remotes[name]?.manifestUrl === known.build.manifestUrl;
    if (!isLive) await checkSources();
    if (known && !isLive) checkBuild(known.record, await readLimits(target, registry, name));
    const build =
      known?.build ?? (await buildAndPublish({ name, buildId, target, registry, now: going.now }));
    const change = await goLive(target, name, build, going);
    if (change === 'pinned') return { build, did: 'is stored, but not live' };
    if (!known) return { build, did: 'built and went live' };
    return { build, did: change === 'changed' ? 'went live again' : 'nothing changed' };
  });
}

type Whole = { readonly build: RemoteBuild; readonly record: BuildRecord };

/** Returns a build from the target if no file is damaged. A damaged build is built and uploaded again. */
async function readWhole(target: DeployTarget, name: string, version: string): Promise<Whole | undefined> {
  const release = await readRelease(target, name, version);
  const record = await readReleasedRecord(target, name, version);
  if (!release || !record || (await damagedFiles(target, release.build)).length > 0) return undefined;
  return { build: release.build, record };
}

type Building = {
  readonly name: string;
  readonly buildId: string;
  readonly target: DeployTarget;
  readonly registry: StoreRegistry;
  readonly now: Date;
};

function buildAndPublish({ name, buildId, target, registry, now }: Building): Promise<RemoteBuild> {
  return withBuild(name, buildId, async (folder) =>
    publishChecked(target, folder, { limits: await readLimits(target, registry, name), now }),
  );
}
