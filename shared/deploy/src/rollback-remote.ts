import { versionOf } from '@tiffin/contracts';
import { damagedFiles } from './builds/damaged-files';
import { readReleasedRecord, readReleases } from './builds/releases';
import type { Release } from './builds/releases';
import { changeRegistry } from './registry/change-registry';
import type { Reason } from './registry/change-registry';
import { entryOf, SHELL } from './registry/entry-of';
import { readRegistry } from './registry/revisions';
import { withRollback } from './registry/with-rollback';
import type { Trust } from './signing/trust';
import { readShellFaults } from './shell-faults';
import type { DeployTarget } from './target/deploy-target';
import type { StoredBuild } from './registry/stored-build';

type Rollback = Reason & {
  readonly now: Date;
  /** Which builds may run; every one by default. */
  readonly trust?: Trust | undefined;
  /** `1.0.0` or `1.0.0-1a2b3c4d5e`. */ readonly version?: string | undefined;
};

/**
 * Makes an earlier build live again: the previous one, or the newest of the given version. Pins the remote to it and ends a
 * rollout. Throws if the build is incomplete in the target. Takes effect with the next page load.
 */
export async function rollbackRemote(
  target: DeployTarget,
  remote: string,
  { version, trust, ...reason }: Rollback,
): Promise<StoredBuild> {
  const live = entryOf(await readRegistry(target), remote);
  if (!live) throw new Error(`${remote} is not deployed.`);
  const releases = await readReleases(target, remote);
  const build = version === undefined ? live.previous : find(releases, version);
  if (!build) {
    throw new Error(
      version === undefined
        ? `${remote} has no version before ${versionOf(live)}.`
        : `${remote} has no version ${version}. "remote list ${remote}" shows what there is.`,
    );
  }
  const damaged = await damagedFiles(target, build);
  if (damaged.length > 0) {
    throw new Error(
      `${remote} ${versionOf(build)} is damaged (${damaged.join(', ')}); ${versionOf(live)} stays live. Name another version.`,
    );
  }
  const verdict = await trust?.check(remote, build);
  if (verdict && 'fault' in verdict) {
    throw new Error(
      `${remote} ${versionOf(build)} ${verdict.fault}; ${versionOf(live)} stays live. Name another version.`,
    );
  }
  if (remote === SHELL) await expectRemotesFit(target, build);
  const wanted = { ...reason, remote, version: versionOf(build), did: 'rolled back' } as const;
  const pin = { at: reason.now.toISOString(), by: reason.by, why: reason.why };
  const isOlder = isPublishedBefore(releases, build);
  await changeRegistry(target, wanted, (entry) => entry && withRollback(entry, build, { pin, isOlder }));
  return build;
}

/** Throws if a live remote cannot run with an earlier shell. */
async function expectRemotesFit(target: DeployTarget, build: StoredBuild): Promise<void> {
  const record = await readReleasedRecord(target, SHELL, versionOf(build));
  const faults = record
    ? await readShellFaults(target, { record, registry: await readRegistry(target) })
    : [];
  if (faults.length === 0) return;
  throw new Error(
    `Live remotes do not fit shell ${versionOf(build)}. Roll them back first.\n${faults.join('\n')}`,
  );
}

function find(releases: readonly Release[], wanted: string): StoredBuild | undefined {
  return releases
    .map(({ build }) => build)
    .find((build) => build.version === wanted || versionOf(build) === wanted);
}

function isPublishedBefore(
  releases: readonly Release[],
  { manifestUrl }: StoredBuild,
): (build: StoredBuild) => boolean {
  const times = new Map(releases.map(({ build, publishedAt }) => [build.manifestUrl, publishedAt]));
  const limit = times.get(manifestUrl) ?? '';
  return (build) => {
    const time = times.get(build.manifestUrl);
    return time !== undefined && time < limit;
  };
}
