import { join } from 'node:path';
import { remoteBuildSchema } from '@tiffin/contracts/schemas';
import type { RemoteBuild } from '@tiffin/contracts';
import { z } from 'zod';
import { readIfThere, replaceFile } from './deploy-store';

const releaseSchema = z.object({ deployedAt: z.string(), build: remoteBuildSchema });

/** A build in the store and when it got there (ISO time). */
export type Release = { readonly deployedAt: string; readonly build: RemoteBuild };

/** Every build of a remote that the store holds, newest first. */
export async function readReleases(store: string, name: string): Promise<readonly Release[]> {
  const text = await readIfThere(releasesFile(store, name));
  return text === undefined ? [] : z.array(releaseSchema).parse(JSON.parse(text));
}

/** Takes note of a build. The caller holds the store's lock. */
export async function addRelease(store: string, name: string, release: Release): Promise<void> {
  const others = (await readReleases(store, name)).filter(
    (known) => known.build.manifestUrl !== release.build.manifestUrl,
  );
  await replaceFile(releasesFile(store, name), JSON.stringify([release, ...others], null, 2));
}

function releasesFile(store: string, name: string): string {
  return join(store, name, 'releases.json');
}
