import type { RemoteBuild } from '@tiffin/contracts';
import { versionOf } from '../../loader/version-of';
import type { Audience } from '../rollout/audience';
import type { StoreEntry } from './store-registry';

/** A browser in which the live build and the one before it fail finds the last one that worked there among these. */
const MOST_EARLIER = 2;

/** The entry with a build live for everybody; what was live stays at hand as the previous one, a rollout ends. */
export function withLive(entry: StoreEntry | undefined, build: RemoteBuild): StoreEntry {
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

/** The entry with a build for an audience, in place of an earlier rollout. Throws where nothing is live beside it. */
export function withRollout(
  entry: StoreEntry | undefined,
  build: RemoteBuild,
  audience: Audience & { readonly since: string },
): StoreEntry {
  if (!entry) throw new Error('Nothing is live yet: deploy it to everybody first, without --to.');
  if (entry.manifestUrl === build.manifestUrl) {
    throw new Error(`${versionOf(build)} is live for everybody already: there is nothing to roll out.`);
  }
  const isUnderWay = entry.rollout?.build.manifestUrl === build.manifestUrl;
  return isUnderWay ? withWider(entry, audience) : { ...entry, rollout: { build, ...audience } };
}

/** The entry with its rollout for more people; at 100 % it is live for everybody. Throws for fewer: that is to halt. */
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

/** The entry without its rollout: from the next page load on everybody has the live build. */
export function withoutRollout(entry: StoreEntry): StoreEntry {
  if (!entry.rollout) return entry;
  const { rollout: _halted, ...rest } = entry;
  return rest;
}

/** The live build of an entry, alone. */
export function liveOf({
  previous: _previous,
  earlier: _earlier,
  rollout: _rollout,
  ...build
}: StoreEntry): RemoteBuild {
  return build;
}
