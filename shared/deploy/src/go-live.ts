import { versionOf } from '@tiffin/contracts';
import { changeRegistry } from './registry/change-registry';
import type { Reason } from './registry/change-registry';
import { withLive, withoutPin, withRollout } from './registry/entry-changes';
import type { StoreEntry } from './registry/store-registry';
import { describeAudience } from './rollout/audience';
import type { Audience } from './rollout/audience';
import type { DeployTarget } from './target/deploy-target';
import type { StoredBuild } from './registry/stored-build';

/** Who makes a build live, why and when; for everybody, or only for the audience `to`. */
export type Going = Reason & {
  readonly now: Date;
  readonly to?: Audience | undefined;
  /** The commit on which a pipeline has checked the sources of the build. */
  readonly commit?: string | undefined;
  /** Lifts the pin of a rollback. Without it, a pinned remote keeps its live build. */
  readonly lift?: boolean | undefined;
};

/** What became of a build: `pinned` if a rollback pins the remote to another build. */
export type Gone = 'changed' | 'nothing changed' | 'pinned';

/** Makes a published build live in one registry change. The build that was live becomes the previous one. */
export async function goLive(
  target: DeployTarget,
  remote: string,
  build: StoredBuild,
  { to, lift = false, ...reason }: Going,
): Promise<Gone> {
  const version = versionOf(build);
  const isForAll = to === undefined || to.percent === 100;
  const about = isForAll
    ? ({ version, did: 'deployed' } as const)
    : ({ version: `${version} to ${describeAudience(to)}`, did: 'rolled out' } as const);
  const change = (entry: StoreEntry | undefined): StoreEntry =>
    isForAll ? withLive(entry, build) : withRollout(entry, build, { ...to, since: reason.now.toISOString() });
  let isKeptBack = false;
  // The pin is read in the change itself, because somebody may roll back while the build is uploaded.
  const changed = await changeRegistry(target, { ...reason, ...about, remote }, (entry) => {
    const isPinned = entry?.pin !== undefined && !lift;
    isKeptBack = isPinned && entry.manifestUrl !== build.manifestUrl;
    return isPinned ? entry : change(entry && withoutPin(entry));
  });
  return isKeptBack ? 'pinned' : changed;
}
