import { versionOf } from '@tiffin/contracts';
import type { BuildRecord } from './build-record';
import { damagedFiles } from './builds/damaged-files';
import { readRelease, readReleasedRecord } from './builds/releases';
import { explainFailedDeploy } from './explain-failed-deploy';
import { goLive } from './go-live';
import type { Going } from './go-live';
import { inputHash } from './input-hash';
import { entryOf } from './registry/entry-of';
import { readRegistry } from './registry/revisions';
import type { StoreRegistry } from './registry/store-registry';
import type { StoredBuild } from './registry/stored-build';
import type { Attester } from './signing/attestation';
import type { Trust } from './signing/trust';
import type { DeployTarget } from './target/deploy-target';
import { withBuild } from './with-build';
import { packageVersion, workspace } from './workspace';

/** A build that is live for everybody or for an audience, or stored while a rollback pins another; and what the deploy did. */
export type Deployed = {
  readonly build: StoredBuild;
  readonly did: 'nothing changed' | 'went live again' | 'built and went live' | 'is stored, but not live';
};

export type Deploying = Going & {
  /** Keeps a current rollout of this build instead of making the build live for everybody. */
  readonly keepsRollout?: boolean;
  /** Resolves once what the build is checked against is live; at once by default. */
  readonly isReady?: () => Promise<unknown>;
  /** Checks the sources before they are built. Rejects if they must not go live. */
  readonly checkSources?: () => Promise<void>;
  /** Says where the build comes from, and signs it. */
  readonly attester?: Attester | undefined;
  /** Which builds may run; every one by default. */
  readonly trust?: Trust | undefined;
  /** Which stored builds are not built and signed again; every one by default. */
  readonly reuses?: Trust | undefined;
};

/** What differs between a remote and the shell. */
type Part = {
  readonly name: string;
  /** Rejects for a build of the target that must not go live beside what is live. */
  readonly checkStored: (record: BuildRecord, registry: StoreRegistry) => Promise<void>;
  /** Checks and uploads the build in a folder. Rejects, without uploading, if it must not go live. */
  readonly publish: (folder: string, registry: StoreRegistry) => Promise<StoredBuild>;
};

/**
 * Builds a remote or the shell, unless the target already has a build of the same inputs. Checks it, uploads it and switches the
 * registry. A failure leaves the live version unchanged.
 */
export async function deployPart(
  { name, checkStored, publish }: Part,
  target: DeployTarget,
  {
    keepsRollout = false,
    isReady = async () => undefined,
    checkSources = async () => undefined,
    reuses,
    ...deploying
  }: Deploying,
): Promise<Deployed> {
  const buildId = await inputHash(workspace.root, name);
  const registry = await readRegistry(target);
  const entry = entryOf(registry, name);
  const rolledOut = entry?.rollout?.build;
  if (keepsRollout && rolledOut?.buildId === buildId) return { build: rolledOut, did: 'nothing changed' };
  return explainFailedDeploy(registry, name, async () => {
    const version = versionOf({ version: await packageVersion(name), buildId });
    const known = await readWhole(target, { name, version, reuses });
    const isLive = known && entry?.manifestUrl === known.build.manifestUrl;
    if (!isLive) await checkSources();
    const liveOnceReady = async () => {
      await isReady();
      return readRegistry(target);
    };
    if (known && !isLive) await checkStored(known.record, await liveOnceReady());
    const build =
      known?.build ??
      (await withBuild(name, buildId, async (folder) => publish(folder, await liveOnceReady())));
    const { by, why, now, to, commit, lift } = deploying;
    const change = await goLive(target, name, build, { by, why, now, to, commit, lift });
    if (change === 'pinned') return { build, did: 'is stored, but not live' };
    if (!known) return { build, did: 'built and went live' };
    return { build, did: change === 'changed' ? 'went live again' : 'nothing changed' };
  });
}

type Whole = { readonly build: StoredBuild; readonly record: BuildRecord };

type Wanted = { readonly name: string; readonly version: string; readonly reuses: Trust | undefined };

/** Returns a build from the target if no file is damaged and its signature suffices. Any other is built and uploaded again. */
async function readWhole(
  target: DeployTarget,
  { name, version, reuses }: Wanted,
): Promise<Whole | undefined> {
  const release = await readRelease(target, name, version);
  const record = await readReleasedRecord(target, name, version);
  if (!release || !record || (await damagedFiles(target, release.build)).length > 0) return undefined;
  const verdict = await reuses?.check(name, release.build);
  return verdict && 'fault' in verdict ? undefined : { build: release.build, record };
}
