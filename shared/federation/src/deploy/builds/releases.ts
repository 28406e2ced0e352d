import { z } from 'zod';
import { versionOf } from '../../loader/version-of';
import { parseBuildRecord } from '../build-record';
import type { BuildRecord } from '../build-record';
import { storedBuildSchema } from '../registry/stored-build';
import type { DeployTarget } from '../target/deploy-target';

const NOTE = 'release.json';
const releaseSchema = z.object({ publishedAt: z.iso.datetime(), build: storedBuildSchema });

/** A whole build in a target, and when it got there (ISO time). */
export type Release = Readonly<z.infer<typeof releaseSchema>>;

/** Takes note that every file of a build is there. */
export async function writeRelease(target: DeployTarget, name: string, release: Release): Promise<void> {
  const path = `${name}/${versionOf(release.build)}/${NOTE}`;
  await target.write(path, Buffer.from(JSON.stringify(release, null, 1)));
}

/** The release of one build (`1.0.0-1a2b3c4d5e`); undefined where it is not there or not whole. */
export async function readRelease(
  target: DeployTarget,
  name: string,
  version: string,
): Promise<Release | undefined> {
  const content = await target.read(`${name}/${version}/${NOTE}`);
  return content && orUndefined(() => releaseSchema.parse(JSON.parse(content.toString('utf8'))));
}

/** Every whole build of a remote, newest first. */
export async function readReleases(target: DeployTarget, name: string): Promise<readonly Release[]> {
  const versions = await target.list(name);
  const releases = await Promise.all(versions.map((version) => readRelease(target, name, version)));
  return releases
    .filter((release) => release !== undefined)
    .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
}

/** What a build in a target says about itself; undefined where the file is gone or damaged. */
export async function readReleasedRecord(
  target: DeployTarget,
  name: string,
  version: string,
): Promise<BuildRecord | undefined> {
  const content = await target.read(`${name}/${version}/build.json`);
  return content && orUndefined(() => parseBuildRecord(content.toString('utf8')));
}

/** What is damaged counts as not there: the next deploy writes it again. */
function orUndefined<T>(parse: () => T): T | undefined {
  try {
    return parse();
  } catch {
    return undefined;
  }
}
