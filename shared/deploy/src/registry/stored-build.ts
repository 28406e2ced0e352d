import { remoteBuildSchema } from '@tiffin/contracts/schemas';
import { z } from 'zod';

/** A path of plain names, which cannot lead outside the store. */
const STORE_PATH = /^(?:\/[\w-][\w.-]*)+$/;

const shellPartSchema = z.object({
  /** The contracts that its pages support. */
  speaks: z.array(z.int()),
  /** What its browser code and renderer expect from the server. A server serves the formats that it knows. */
  pageFormat: z.int(),
  /** The scripts of every page, in order. */
  initial: z.array(z.string()).min(1),
  /** The files of each named chunk. */
  chunks: z.record(z.string(), z.array(z.string())),
});

/** A build as stored in a target, without the fields that only pages use. Only a build of the shell has `shell`. */
export const storedBuildSchema = remoteBuildSchema
  .omit({ source: true, isShort: true })
  .extend({ shell: shellPartSchema.optional() })
  .refine(({ manifestUrl }) => STORE_PATH.test(manifestUrl), 'Its folder is no path in the store.')
  .superRefine((build, context) => {
    for (const file of unlistedFiles(build))
      context.addIssue({ code: 'custom', message: `${file} is named without a hash` });
  });

/** A build as stored in a target. */
export type StoredBuild = Readonly<z.infer<typeof storedBuildSchema>> & {
  /** The trusted key that signed it. A server finds this out; it is never stored. */
  readonly signedWith?: string | undefined;
};

/** A build of the shell as stored in a target. */
export type StoredShell = StoredBuild & { readonly shell: NonNullable<StoredBuild['shell']> };

/** Returns whether a build is one of the shell. */
export function isShell(build: StoredBuild): build is StoredShell {
  return build.shell !== undefined;
}

type Listing = Pick<
  StoredBuild,
  'entry' | 'preload' | 'screens' | 'languages' | 'embed' | 'server' | 'integrity' | 'shell'
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
  shell,
}: Listing): readonly string[] {
  const named = [
    entry,
    ...preload,
    ...Object.values(screens).flat(),
    ...Object.values(languages).flat(),
    ...(embed ? [embed.script, embed.runtime] : []),
    ...(server === undefined ? [] : [server]),
    ...(shell ? [...shell.initial, ...Object.values(shell.chunks).flat()] : []),
  ];
  return [...new Set(named)].filter((file) => !Object.hasOwn(integrity, file));
}
