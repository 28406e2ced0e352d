import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { workspace } from '../../deploy/workspace';

const here = join(workspace.root, 'shared/federation');
const program = join(here, 'src/build/test-support/build-here.mjs');

type BuiltFile = { readonly path: string; readonly integrity: string };

/** A remote of one module with this package's dependencies, in a folder of its own: the federation plugin writes into it. */
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

/** The files that a production build writes, as its record has them; rejects with what webpack says. */
export async function buildPackage(folder: string, buildId = 'a'): Promise<readonly BuiltFile[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, buildId], { cwd: folder });
  return JSON.parse(stdout);
}
