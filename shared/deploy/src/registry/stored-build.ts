import type { RemoteBuild } from '@tiffin/contracts';
import { remoteBuildSchema } from '@tiffin/contracts/schemas';

/** A path of plain names, which cannot lead outside the store. */
const STORE_PATH = /^(?:\/[\w-][\w.-]*)+$/;

/** A build as stored in a target, without the fields that only pages use. */
export const storedBuildSchema = remoteBuildSchema
  .omit({ source: true, isShort: true })
  .refine(({ manifestUrl }) => STORE_PATH.test(manifestUrl), 'Its folder is no path in the store.')
  .superRefine((build, context) => {
    for (const file of unlistedFiles(build))
      context.addIssue({ code: 'custom', message: `${file} is named without a hash` });
  });

type Listing = Pick<
  RemoteBuild,
  'entry' | 'preload' | 'screens' | 'languages' | 'embed' | 'server' | 'integrity'
>;

/** Returns the files that browsers or servers run but the record does not list with a hash. */
function unlistedFiles({
  entry,
  preload,
  screens,
  languages = {},
  embed,
  server,
  integrity,
}: Listing): readonly string[] {
  const named = [
    entry,
    ...preload,
    ...Object.values(screens).flat(),
    ...Object.values(languages).flat(),
    ...(embed ? [embed.script, embed.runtime] : []),
    ...(server === undefined ? [] : [server]),
  ];
  return [...new Set(named)].filter((file) => !Object.hasOwn(integrity, file));
}
