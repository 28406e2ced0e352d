import { existsSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildServer, rendererOf, SERVER_SOURCE, SHARED_ON_SERVERS } from '@tiffin/build';
import { workspace } from '@tiffin/deploy';

/** A file of a build, and its hash. */
export type ServerFile = { readonly path: string; readonly integrity: string };

type OneBundle = {
  readonly dist: string;
  readonly store: string;
  /** The remotes. */
  readonly names: readonly string[];
  /** Of the bundle: a part of the names of styles, which the server and the browser must agree on. */
  readonly name: string;
};

/**
 * Builds the shell's renderer and the remotes for servers, with the styles' names of the one bundle. Adds the renderer to the
 * bundle's record. Returns the file of each remote that has one.
 */
export async function addServerBuilds({
  dist,
  store,
  names,
  name,
}: OneBundle): Promise<ReadonlyMap<string, ServerFile>> {
  const shell = await build(dist, { ...rendererOf(join(workspace.root, 'shell')), name });
  const file = join(dist, 'build.json');
  const record = JSON.parse(await readFile(file, 'utf8'));
  const listed = { ...shell, bytes: 0, brotliBytes: 0 };
  await writeFile(file, JSON.stringify({ ...record, server: shell.path, files: [...record.files, listed] }));
  const built = new Map<string, ServerFile>();
  for (const remote of names) {
    const dir = join(workspace.root, remote);
    if (!existsSync(join(dir, SERVER_SOURCE))) continue;
    const source = { dir, name, source: `./${SERVER_SOURCE}`, shared: SHARED_ON_SERVERS };
    built.set(remote, await build(join(store, 'assets'), source));
  }
  return built;
}

/** Builds one file into a folder. */
async function build(folder: string, source: Parameters<typeof buildServer>[0]): Promise<ServerFile> {
  const [path, code] = await buildServer(source);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, path), code);
  return { path, integrity: `sha384-${createHash('sha384').update(code).digest('base64')}` };
}
