import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inputHash } from './input-hash';
import { runWebpack } from './run-webpack';
import { workspace } from './workspace';

/** Builds the shell into its dist folder unless it was built from the same inputs. Says whether it built. */
export async function buildShell(): Promise<boolean> {
  const stamp = join(workspace.shellBuild, '.inputs');
  const buildId = await inputHash(workspace.root, 'shell');
  if ((await readFile(stamp, 'utf8').catch(() => undefined)) === buildId) return false;
  await runWebpack({ dir: join(workspace.root, 'shell'), buildId, outDir: workspace.shellBuild });
  await writeFile(stamp, buildId);
  return true;
}
