import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inputHash } from './input-hash';
import { runWebpack } from './run-webpack';
import { workspace } from './workspace';

/**
 * Builds the shell into its dist folder unless it was built from the same inputs. Says whether it built. The build for
 * development has a folder of its own and React's development build, which can take in a remote's changed components.
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
