import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readBuildRecord } from './build-record';
import type { BuildRecord } from './build-record';
import { buildShell } from './build-shell';
import { runWebpack } from './run-webpack';
import { workspace } from './workspace';

/**
 * Builds a remote into a temporary folder, passes the folder and the build record to `work`, and removes the folder. Builds the
 * shell too if it was never built, because it runs the remote's server build for the checks.
 */
export async function withBuild<T>(
  name: string,
  buildId: string,
  work: (folder: string, record: BuildRecord) => Promise<T>,
): Promise<T> {
  const folder = join(workspace.buildFolder, `${name}-${buildId}-${process.pid}`);
  try {
    const isShellBuilt = await readBuildRecord(workspace.shellBuild).then(Boolean, () => false);
    if (!isShellBuilt && !workspace.hasShell) throw new Error(noShell());
    if (!isShellBuilt) await buildShell();
    await runWebpack({ dir: join(workspace.root, name), buildId, outDir: folder });
    return await work(folder, await readBuildRecord(folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A build is checked with the shell that will load it. */
function noShell(): string {
  return `There is no built shell in ${workspace.shellBuild}. Name the folder of the live shell's build in TIFFIN_SHELL_DIST.`;
}
