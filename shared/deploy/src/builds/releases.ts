import { versionOf } from '@tiffin/contracts';
import { z } from 'zod';
import { parseBuildRecord } from '../build-record';
import type { BuildRecord } from '../build-record';
import { storedBuildSchema } from '../registry/stored-build';
import type { DeployTarget } from '../target/deploy-target';

const NOTE = 'release.json';
const releaseSchema = z.object({ publishedAt: z.iso.datetime(), build: storedBuildSchema });

/** A complete build in a target, and when it was uploaded (ISO time). */
export type Release = Readonly<z.infer<typeof releaseSchema>>;

/** Records that every file of a build has been uploaded. */
export async function writeRelease(target: DeployTarget, name: string, release: Release): Promise<void> {
  const path = `${name}/${versionOf(release.build)}/${NOTE}`;
  await target.write(path, Buffer.from(JSON.stringify(release, null, 1)));
}

/** Returns the release of one build (`1.0.0-1a2b3c4d5e`), or undefined if it is absent or incomplete. */
export async function readRelease(
  target: DeployTarget,
  name: string,
  version: string,
): Promise<Release | undefined> {
  const content = await target.read(`${name}/${version}/${NOTE}`);
  return content && orUndefined(() => releaseSchema.parse(JSON.parse(content.toString('utf8'))));
}

/** Returns every complete build of a remote, newest first. */
export async function readReleases(target: DeployTarget, name: string): Promise<readonly Release[]> {
  const versions = await target.list(name);
  const releases = await Promise.all(versions.map((version) => readRelease(target, name, version)));
  return releases
    .filter((release) => release !== undefined)
    .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
}

/** Returns the build record of a build in a target, or undefined if the file is missing or damaged. */
export async function readReleasedRecord(
  target: DeployTarget,
  name: string,
  version: string,
): Promise<BuildRecord | undefined> {
  const content = await target.read(`${name}/${version}/build.json`);
  return content && orUndefined(() => parseBuildRecord(content.toString('utf8')));
}

/** Treats a damaged file as absent, so that the next deploy writes it again. */
function orUndefined<T>(parse: () => T): T | undefined {
  try {
    return parse();
  } catch {
    return undefined;
  }
}
