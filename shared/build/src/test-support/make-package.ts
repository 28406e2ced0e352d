import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { workspace } from '@tiffin/deploy';

const here = join(workspace.root, 'shared/build');
const program = join(here, 'src/test-support/build-here.mjs');

type BuiltFile = { readonly path: string; readonly integrity: string };

/**
 * Creates a one-module remote with this package's dependencies in a new folder; the federation plugin writes into it.
 */
export async function makePackage(source: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tiffin-folder-'));
  await mkdir(join(folder, 'node_modules'));
  const modules = join(here, 'node_modules');
  for (const name of await readdir(modules)) {
    await symlink(join(modules, name), join(folder, 'node_modules', name));
  }
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'mfe-small', version: '1.0.0' }));
  await writeFile(join(folder, 'remote.js'), source);
  return folder;
}

/** Runs a production build. Returns the files in its build record, or rejects with webpack's output. */
export async function buildPackage(folder: string, buildId = 'a'): Promise<readonly BuiltFile[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, buildId], { cwd: folder });
  return JSON.parse(stdout);
}
