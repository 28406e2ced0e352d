import { createHash } from 'node:crypto';
import { z } from 'zod';
import { urls } from '../urls';

/** What a drill changes of a build; the rest of its record stays as it is. */
const buildSchema = z.looseObject({
  version: z.string(),
  buildId: z.string(),
  contract: z.number(),
  manifestUrl: z.string(),
  entry: z.string(),
  container: z.string(),
  integrity: z.record(z.string(), z.string()),
  preload: z.array(z.string()),
  screens: z.record(z.string(), z.array(z.string())),
  slots: z.array(z.string()),
});
const registrySchema = z.object({
  remotes: z.record(z.string(), buildSchema),
});
type Build = z.infer<typeof buildSchema>;

/** The live build of a remote, and the texts of its scripts. */
export type LiveBuild = { readonly build: Build; readonly texts: ReadonlyMap<string, string> };

/** Reads a remote's build from the running stack. */
export async function readLiveBuild(remote: string): Promise<LiveBuild> {
  const registry = registrySchema.parse(await (await fetch(`${urls().shell}/remotes.json`)).json());
  const build = registry.remotes[remote];
  if (!build) throw new Error(`${remote} is not deployed`);
  const files = Object.keys(build.integrity).filter((path) => /\.js$/.test(path));
  const texts = await Promise.all(
    files.map(async (path): Promise<[string, string]> => {
      return [path, await (await fetch(new URL(path, build.manifestUrl))).text()];
    }),
  );
  return { build, texts: new Map(texts) };
}

/** Returns the same build with another id: its own folder, container and hashes. */
export function renamed({ build, texts }: LiveBuild, buildId: string): LiveBuild {
  const rename = (text: string): string => text.replaceAll(build.buildId, buildId);
  const ours = new Map([...texts].map(([path, text]) => [path, rename(text)]));
  const named = { buildId, manifestUrl: rename(build.manifestUrl), container: rename(build.container) };
  return hashed({ build: { ...build, ...named }, texts: ours });
}

/** Returns the build with a changed entry. */
export function spoilEntry({ build, texts }: LiveBuild, spoil: (text: string) => string): LiveBuild {
  const text = texts.get(build.entry) ?? '';
  const spoilt = spoil(text);
  if (spoilt === text) throw new Error('The change did not alter the entry.');
  return hashed({ build, texts: new Map([...texts, [build.entry, spoilt]]) });
}

function hashed({ build, texts }: LiveBuild): LiveBuild {
  const hashes = [...texts].map(([path, text]): [string, string] => [
    path,
    `sha384-${createHash('sha384').update(text).digest('base64')}`,
  ]);
  return { build: { ...build, integrity: { ...build.integrity, ...Object.fromEntries(hashes) } }, texts };
}
