import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readBuildRecord } from './build-record';
import type { BuildRecord } from './build-record';
import { runWebpack } from './run-webpack';
import { workspace } from './workspace';

/** Builds a remote or the shell into a temporary folder, passes the folder and the build record to `work`, and removes the folder. */
export async function withBuild<T>(
  name: string,
  buildId: string,
  work: (folder: string, record: BuildRecord) => Promise<T>,
): Promise<T> {
  const folder = join(workspace.buildFolder, `${name}-${buildId}-${process.pid}`);
  try {
    await runWebpack({ dir: join(workspace.root, name), buildId, outDir: folder });
    return await work(folder, await readBuildRecord(folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
