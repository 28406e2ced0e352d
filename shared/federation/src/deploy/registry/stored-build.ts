import { remoteBuildSchema } from '@tiffin/contracts/schemas';
import type { RemoteBuild } from '@tiffin/contracts';
import { z } from 'zod';
import { versionOf } from '../../loader/version-of';

/** A build as a target holds it: what only a page is told of it counts for nothing here. */
export const storedBuildSchema = remoteBuildSchema
  .omit({ source: true, isShort: true })
  .superRefine((build, context) => {
    for (const fault of recordFaults(build)) context.addIssue({ code: 'custom', message: fault });
  });

type Listing = Pick<RemoteBuild, 'entry' | 'preload' | 'screens' | 'languages' | 'embed' | 'integrity'>;

/** Returns every file that a record has a browser run and does not list with a hash, one sentence each. */
export function unlistedFiles({
  entry,
  preload,
  screens,
  languages = {},
  embed,
  integrity,
}: Listing): readonly string[] {
  const named = [
    entry,
    ...preload,
    ...Object.values(screens).flat(),
    ...Object.values(languages).flat(),
    ...(embed ? [embed.script, embed.runtime] : []),
  ];
  return [...new Set(named)]
    .filter((file) => !Object.hasOwn(integrity, file))
    .map((file) => `The record names ${file} and lists no hash of it.`);
}

function recordFaults(
  build: Pick<RemoteBuild, 'version' | 'buildId' | 'manifestUrl'> & Listing,
): readonly string[] {
  const place = /^\/[a-z0-9-]+\/([^/]+)\/mf-manifest\.json$/.exec(build.manifestUrl);
  const isInPlace = place?.[1] === versionOf(build);
  return [
    ...unlistedFiles(build),
    ...(isInPlace ? [] : [`${build.manifestUrl} is no place of ${versionOf(build)}.`]),
  ];
}

/** The remote in whose folder a stored build lies. */
export function remoteOf({ manifestUrl }: Pick<z.infer<typeof remoteBuildSchema>, 'manifestUrl'>): string {
  return manifestUrl.split('/')[1] ?? '';
}
