import { afterEach, expect, it } from '@jest/globals';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { buildPackage, makePackage } from './test-support/make-package';

/** The timeout of two builds in separate processes on a busy machine. */
const LIMIT_MS = 120_000;

const REMOTE = 'export const load = () => 1;';
const SERVER = `
  import type { ServerRemote } from '@tiffin/contracts';
  import { titleOf } from './parts';
  export const remote: ServerRemote = {
    contract: 2,
    heads: { '/small': ({ params }) => ({ title: titleOf(params.name) }) },
  };`;
/** A part that waits to be imported, which must be in the same file. */
const TITLE = `
  import { isValidElement } from 'react';
  export const later = () => import('./later');
  export const titleOf = (name: string): string => (isValidElement(name) ? '' : \`Small \${name}\`);`;
const FILES = {
  'src/package.json': '{ "sideEffects": false }',
  'src/server.ts': SERVER,
  'src/parts.ts': `export { titleOf } from './title'; export { read } from './read';`,
  // Not used, and therefore not in the file.
  'src/read.ts': `import { readFileSync } from 'node:fs'; export const read = () => readFileSync('a');`,
  'src/title.ts': TITLE,
  'src/later.ts': 'export const other = 2;',
};

const folders: string[] = [];
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))));

async function build(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await makePackage(REMOTE, files);
  folders.push(folder);
  await buildPackage(folder);
  return join(folder, 'dist');
}

const recordIn = async (dist: string) => JSON.parse(await readFile(join(dist, 'build.json'), 'utf8'));

it(
  'adds one CommonJS file that imports nothing, and its record names and hashes it',
  async () => {
    const dist = await build(FILES);
    const { server, files, contract, ...record } = await recordIn(dist);
    expect(server).toMatch(/^server\.[0-9a-f]{8}\.js$/);
    expect((await readdir(dist)).filter((name) => /^(?:server|\d+)\..*js$/.test(name))).toEqual([server]);
    expect(files).toContainEqual(
      expect.objectContaining({ path: server, integrity: expect.stringMatching(/^sha384-/) }),
    );
    expect(JSON.stringify([record.preload, record.screens, record.chunks])).not.toContain(server);
    const context = { module: { exports: {} } };
    runInNewContext(await readFile(join(dist, server), 'utf8'), context);
    expect(context.module.exports).toMatchObject({
      remote: { contract, heads: { '/small': expect.any(Function) } },
    });
    expect(
      runInNewContext(`module.exports.remote.heads['/small']({ params: { name: 'one' } }).title`, context),
    ).toBe('Small one');
  },
  LIMIT_MS,
);

it(
  'is the same file in every folder',
  async () => {
    const [one, two] = [await build(FILES), await build(FILES)];
    const { server } = await recordIn(one);
    expect((await recordIn(two)).server).toBe(server);
    expect(await readFile(join(two, server), 'utf8')).toBe(await readFile(join(one, server), 'utf8'));
  },
  LIMIT_MS,
);

it(
  'adds nothing to a remote without src/server.ts',
  async () => {
    const dist = await build({});
    expect(await recordIn(dist)).not.toHaveProperty('server');
    expect((await readdir(dist)).filter((name) => name.startsWith('server'))).toEqual([]);
  },
  LIMIT_MS,
);

it(
  'fails the build if a server build would import a module when it runs',
  async () => {
    const reading = `import { readFileSync } from 'node:fs';
      export const remote = { contract: 2, heads: { '/small': () => ({ title: readFileSync('/etc/hosts', 'utf8') }) } };`;
    await expect(build({ 'src/server.ts': reading })).rejects.toThrow(
      './src/server.ts imports node:fs, and a server build may import nothing when it runs.',
    );
  },
  LIMIT_MS,
);

it(
  'fails the build if a server build would have a second file',
  async () => {
    const picturing = `import url from './picture.svg';
      export const remote = { contract: 2, heads: { '/small': () => ({ title: url }) } };`;
    await expect(build({ 'src/server.ts': picturing, 'src/picture.svg': '<svg/>' })).rejects.toThrow(
      /A server build is one file, and src\/server\.ts of mfe-small adds picture\.[0-9a-f]{8}\.svg/,
    );
  },
  LIMIT_MS,
);
