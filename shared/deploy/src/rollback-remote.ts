import { versionOf } from '@tiffin/contracts';
import type { RemoteBuild } from '@tiffin/contracts';
import { damagedFiles } from './builds/damaged-files';
import { readReleases } from './builds/releases';
import type { Release } from './builds/releases';
import { changeRegistry } from './registry/change-registry';
import type { Reason } from './registry/change-registry';
import { readRegistry } from './registry/revisions';
import { withRollback } from './registry/with-rollback';
import type { DeployTarget } from './target/deploy-target';

type Rollback = Reason & {
  readonly now: Date;
  /** `1.0.0` or `1.0.0-1a2b3c4d5e`. */ readonly version?: string | undefined;
};

/**
 * Makes an earlier build live again: the previous one, or the newest of the given version. Pins the remote to it and ends a
 * rollout. Throws if the build is incomplete in the target. Takes effect with the next page load.
 */
export async function rollbackRemote(
  target: DeployTarget,
  remote: string,
  { version, ...reason }: Rollback,
): Promise<RemoteBuild> {
  const live = (await readRegistry(target)).remotes[remote];
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
  const wanted = { ...reason, remote, version: versionOf(build), did: 'rolled back' } as const;
  const pin = { at: reason.now.toISOString(), by: reason.by, why: reason.why };
  const isOlder = isPublishedBefore(releases, build);
  await changeRegistry(target, wanted, (entry) => entry && withRollback(entry, build, { pin, isOlder }));
  return build;
}

function find(releases: readonly Release[], wanted: string): RemoteBuild | undefined {
  return releases
    .map(({ build }) => build)
    .find((build) => build.version === wanted || versionOf(build) === wanted);
}

function isPublishedBefore(
  releases: readonly Release[],
  { manifestUrl }: RemoteBuild,
): (build: RemoteBuild) => boolean {
  const times = new Map(releases.map(({ build, publishedAt }) => [build.manifestUrl, publishedAt]));
  const limit = times.get(manifestUrl) ?? '';
  return (build) => {
    const time = times.get(build.manifestUrl);
    return time !== undefined && time < limit;
  };
}
