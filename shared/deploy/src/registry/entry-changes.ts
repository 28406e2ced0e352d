import { versionOf } from '@tiffin/contracts';
import type { Audience } from '../rollout/audience';
import type { StoreEntry } from './store-registry';
import type { StoredBuild } from './stored-build';

/** How many earlier builds to keep, for browsers in which both the live and the previous build fail. */
export const MOST_EARLIER = 2;

/** Returns the entry with a build live for everybody. The live build becomes the previous one, and a rollout ends. */
export function withLive(entry: StoreEntry | undefined, build: StoredBuild): StoreEntry {
  if (!entry) return build;
  const isSame = entry.manifestUrl === build.manifestUrl;
  if (isSame && !entry.rollout) return entry;
  if (isSame) return withoutRollout(entry);
  const { previous } = entry;
  const earlier = [...(previous ? [previous] : []), ...(entry.earlier ?? [])]
    .filter(({ manifestUrl }) => manifestUrl !== build.manifestUrl)
    .slice(0, MOST_EARLIER);
  return { ...build, previous: liveOf(entry), ...(earlier.length > 0 && { earlier }) };
}

/**
 * Returns the entry with a build rolled out to an audience, replacing an earlier rollout. Throws if nothing is live.
 */
export function withRollout(
  entry: StoreEntry | undefined,
  build: StoredBuild,
  audience: Audience & { readonly since: string },
): StoreEntry {
  if (!entry) throw new Error('Nothing is live yet: deploy it to everybody first, without --to.');
  if (entry.manifestUrl === build.manifestUrl) {
    throw new Error(`${versionOf(build)} is live for everybody already: there is nothing to roll out.`);
  }
  const isUnderWay = entry.rollout?.build.manifestUrl === build.manifestUrl;
  return isUnderWay ? withWider(entry, audience) : { ...entry, rollout: { build, ...audience } };
}

/**
 * Returns the entry with a wider rollout; at 100 % the build is live. Throws for a smaller audience: use halt
 * instead.
 */
export function withWider(entry: StoreEntry | undefined, { percent, organizations }: Audience): StoreEntry {
  if (!entry?.rollout)
    throw new Error('No version is being rolled out: begin with "remote deploy <name> --to 10%".');
  const { rollout } = entry;
  if (percent !== 0 && percent < rollout.percent) {
    throw new Error(
      `${versionOf(rollout.build)} has ${rollout.percent} % already: a rollout is widened or halted, never narrowed.`,
    );
  }
  if (percent === 100) return withLive(entry, rollout.build);
  const wider = {
    ...rollout,
    percent: Math.max(percent, rollout.percent),
    organizations: [...new Set([...rollout.organizations, ...organizations])],
  };
  const isSame =
    wider.percent === rollout.percent && wider.organizations.length === rollout.organizations.length;
  return isSame ? entry : { ...entry, rollout: wider };
}

/** Returns the entry without its rollout. From the next page load, everybody gets the live build. */
export function withoutRollout(entry: StoreEntry): StoreEntry {
  if (!entry.rollout) return entry;
  const { rollout: _halted, ...rest } = entry;
  return rest;
}

/** Returns the entry without its pin. The live build stays. */
export function withoutPin(entry: StoreEntry): StoreEntry {
  if (!entry.pin) return entry;
  const { pin: _lifted, ...rest } = entry;
  return rest;
}

/** Returns only the live build of an entry. */
export function liveOf({
  previous: _previous,
  earlier: _earlier,
  rollout: _rollout,
  pin: _pin,
  ...build
}: StoreEntry): StoredBuild {
  return build;
}
