import { afterAll, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { workspace } from '../deploy/workspace';

const here = join(workspace.root, 'shared/federation');
const program = join(here, 'src/build/test-support/build-here.mjs');
/** Two builds in processes of their own, on a machine that does much else. */
const LIMIT_MS = 120_000;

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

/** A package with this one's modules, in a folder of its own: the federation plugin writes into it. */
async function makePackage(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tiffin-folder-'));
  folders.push(folder);
  await mkdir(join(folder, 'node_modules'));
  const modules = join(here, 'node_modules');
  for (const name of await readdir(modules)) {
    await symlink(join(modules, name), join(folder, 'node_modules', name));
  }
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'mfe-small', version: '1.0.0' }));
  await writeFile(join(folder, 'remote.js'), 'export const remote = { routes: [] };');
  return folder;
}

async function build(folder: string): Promise<unknown> {
  const { stdout } = await promisify(execFile)(process.execPath, [program], { cwd: folder });
  return JSON.parse(stdout);
}

it(
  'a remote that is built in another folder is the same, file by file',
  async () => {
    const one = await build(await makePackage());
    const entry = { path: expect.stringMatching(/^entry\.[0-9a-f]{8}\.js$/) };
    expect(one).toContainEqual(expect.objectContaining(entry));
    expect(await build(await makePackage())).toEqual(one);
  },
  LIMIT_MS,
);
