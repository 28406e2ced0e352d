import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inputHash } from './input-hash';
import { runWebpack } from './run-webpack';
import { workspace } from './workspace';

/**
 * Builds the shell into its dist folder unless it was built from the same inputs. Returns whether it built. The
 * development build has its own folder and uses React's development build, which supports fast refresh of remotes.
 */
export async function buildShell(mode: 'production' | 'development' = 'production'): Promise<boolean> {
  const outDir = mode === 'production' ? workspace.shellBuild : workspace.developmentShell;
  const stamp = join(outDir, '.inputs');
  const buildId = await inputHash(workspace.root, 'shell');
  if ((await readFile(stamp, 'utf8').catch(() => undefined)) === buildId) return false;
  await runWebpack({ dir: join(workspace.root, 'shell'), buildId, outDir, mode });
  await writeFile(stamp, buildId);
  return true;
}
