import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { versionOf } from '@tiffin/contracts';
import type { StoredBuild } from '../registry/stored-build';
import type { DeployTarget } from '../target/deploy-target';
import { readListedFile } from './read-listed-file';

type Deployed = { readonly name: string; readonly build: StoredBuild | undefined };

/**
 * Copies the record and the server build of a deployed build into a folder, passes the folder to `work`, and removes it. Passes
 * undefined without a build, or if one of the two files is missing or damaged.
 */
export async function withServerBuild<T>(
  target: DeployTarget,
  { name, build }: Deployed,
  work: (dist: string | undefined) => Promise<T>,
): Promise<T> {
  const server = build?.server;
  if (!build || server === undefined) return work(undefined);
  const record = await target.read(`${name}/${versionOf(build)}/build.json`);
  const code = await readListedFile(target, build, { file: server, mayBePacked: false });
  if (!record || !code) return work(undefined);
  const folder = await mkdtemp(join(tmpdir(), 'tiffin-server-build-'));
  try {
    await writeFile(join(folder, 'build.json'), record);
    await writeFile(join(folder, server), code.content);
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
