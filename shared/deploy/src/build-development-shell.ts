import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inputHash } from './input-hash';
import { runWebpack } from './run-webpack';
import { workspace } from './workspace';

/**
 * Builds the shell with React's development build, which supports fast refresh of remotes, into its own folder, unless it was
 * built from the same inputs. Servers are never given it by a deploy.
 */
export async function buildDevelopmentShell(): Promise<void> {
  const outDir = workspace.developmentShell;
  const stamp = join(outDir, '.inputs');
  const buildId = await inputHash(workspace.root, 'shell');
  if ((await readFile(stamp, 'utf8').catch(() => undefined)) === buildId) return;
  await runWebpack({ dir: join(workspace.root, 'shell'), buildId, outDir, mode: 'development' });
  await writeFile(stamp, buildId);
}
