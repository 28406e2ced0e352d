import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { workspace } from '@tiffin/deploy';

const here = join(workspace.root, 'shared/build');
const program = join(here, 'src/test-support/build-here.mjs');

type BuiltFile = { readonly path: string; readonly integrity: string };

/**
 * Creates a one-module remote with this package's dependencies in a new folder; the federation plugin writes into it.
 * `others` are further files by their paths.
 */
export async function makePackage(
  source: string,
  others: Readonly<Record<string, string>> = {},
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tiffin-folder-'));
  await mkdir(join(folder, 'node_modules'));
  const modules = join(here, 'node_modules');
  for (const name of await readdir(modules)) {
    await symlink(join(modules, name), join(folder, 'node_modules', name));
  }
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'mfe-small', version: '1.0.0' }));
  for (const [path, text] of Object.entries({ 'remote.js': source, ...others })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

/** Runs a production build. Returns the files in its build record, or rejects with webpack's output. */
export async function buildPackage(folder: string, buildId = 'a'): Promise<readonly BuiltFile[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, buildId], { cwd: folder });
  return JSON.parse(stdout);
}
