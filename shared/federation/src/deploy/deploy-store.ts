import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { registrySchema } from '@tiffin/contracts/schemas';
import type { Registry, RemoteBuild } from '@tiffin/contracts';

/** The registry of a deploy store (a folder). A store in which nothing was deployed yet has no remotes. */
export async function readRegistry(store: string): Promise<Registry> {
  const text = await readIfThere(registryFile(store));
  return text === undefined ? { remotes: {} } : registrySchema.parse(JSON.parse(text));
}

/** Replaces the registry in one step: a reader sees the old one or the new one, never half of one. */
export async function writeRegistry(store: string, registry: Registry): Promise<void> {
  await replaceFile(registryFile(store), JSON.stringify(registrySchema.parse(registry), null, 2));
}

/** The federation manifest of a deployed build, as parsed JSON. */
export async function readManifest(store: string, build: Pick<RemoteBuild, 'manifestUrl'>): Promise<unknown> {
  return JSON.parse(await readFile(join(store, new URL(build.manifestUrl, 'http://store').pathname), 'utf8'));
}

/** Writes beside the file and renames: never a half-written file under this name. */
export async function replaceFile(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, text, { flush: true });
  await rename(draft, file);
}

/** The text of a file, undefined when there is none. */
export async function readIfThere(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

function registryFile(store: string): string {
  return join(store, 'remotes.json');
}
