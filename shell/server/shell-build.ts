import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerBuild } from '@tiffin/server-builds';
import { z } from 'zod';

const buildSchema = z.object({
  version: z.string(),
  files: z.array(z.object({ path: z.string(), integrity: z.string() })),
  initial: z.array(z.string()).min(1),
  chunks: z.record(z.string(), z.array(z.string())),
  /** The file that renders pages on the server. */
  server: z.string().optional(),
});

/** The shell's build record: its files, those of the first script, and those of each chunk. */
export type ShellBuild = z.infer<typeof buildSchema> & { readonly renderer?: ServerBuildOfShell | undefined };

/** The build that renders pages on the server. */
export type ServerBuildOfShell = ServerBuild;

/** The shell's files are served from here. */
const PUBLIC_PATH = '/assets/';

/** Reads `build.json`. Throws an error that says what to do if it is missing. */
export async function readShellBuild(folder: string): Promise<ShellBuild> {
  const path = join(folder, 'build.json');
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(
      `The shell is not built: ${path} is missing. Build it, or start everything with "npm start".`,
    );
  });
  const build = buildSchema.parse(JSON.parse(text));
  return { ...build, renderer: rendererOf(build, folder) };
}

/** Returns the name by which error reports know a build: its version, and the hash of its first script. */
export function releaseOf({ version, initial }: Pick<ShellBuild, 'version' | 'initial'>): string {
  const hash = /\.([\da-f]{6,})\.js$/.exec(initial.at(-1) ?? '')?.[1];
  return `shell@${version}${hash === undefined ? '' : `+${hash}`}`;
}

/** Returns the integrity hash of a file of the build. */
export function integrityOf(build: z.infer<typeof buildSchema>, path: string): string | undefined {
  return build.files.find((file) => file.path === path)?.integrity;
}

function rendererOf(build: z.infer<typeof buildSchema>, folder: string): ServerBuildOfShell | undefined {
  const { server, version } = build;
  const hash = server && integrityOf(build, server);
  if (!server || !hash) return undefined;
  const readCode = async (): Promise<string> => {
    const code = await readFile(join(folder, server));
    const found = `sha384-${createHash('sha384').update(code).digest('base64')}`;
    if (found !== hash) throw new Error(`${server} is not the file that was built.`);
    return code.toString();
  };
  return { id: `shell ${hash}`, remote: 'shell', version, publicPath: PUBLIC_PATH, readCode };
}
