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
    contract: 3,
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

async function build(files: Readonly<Record<string, string>>, remote = REMOTE): Promise<string> {
  const folder = await makePackage(remote, files);
  folders.push(folder);
  await buildPackage(folder);
  return join(folder, 'dist');
}

const recordIn = async (dist: string) => JSON.parse(await readFile(join(dist, 'build.json'), 'utf8'));

const SHARED = { react: { isValidElement: () => false } };
const PUBLIC_PATH = 'https://assets.example/mfe-small/';

/** Runs a server build as the shell's server does. Returns its exports and the modules that it has required. */
async function run(file: string) {
  const required: string[] = [];
  const require = (request: string): unknown => {
    required.push(request);
    return Reflect.get(SHARED, request);
  };
  const context = { module: { exports: {} }, require, publicPath: PUBLIC_PATH };
  runInNewContext(await readFile(file, 'utf8'), context);
  const titleOf = (name: string): unknown =>
    runInNewContext(`module.exports.remote.heads['/small']({ params: { name: '${name}' } }).title`, context);
  return { ...context.module, required, titleOf };
}

it(
  'adds one CommonJS file that leaves shared modules to require, and its record names and hashes it',
  async () => {
    const dist = await build(FILES);
    const { server, files, contract, ...record } = await recordIn(dist);
    expect(server).toMatch(/^server\.[0-9a-f]{8}\.js$/);
    expect((await readdir(dist)).filter((name) => /^(?:server|\d+)\..*js$/.test(name))).toEqual([server]);
    expect(files).toContainEqual(
      expect.objectContaining({ path: server, integrity: expect.stringMatching(/^sha384-/) }),
    );
    expect(JSON.stringify([record.preload, record.screens, record.chunks])).not.toContain(server);
    const { exports, required, titleOf } = await run(join(dist, server));
    expect(exports).toMatchObject({ remote: { contract, heads: { '/small': expect.any(Function) } } });
    expect(titleOf('one')).toBe('Small one');
    expect(required).toEqual(['react']);
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
  'fails the build if a server build would import a module of Node',
  async () => {
    const reading = `import { readFileSync } from 'node:fs';
      export const remote = { contract: 3, heads: { '/small': () => ({ title: readFileSync('/etc/hosts', 'utf8') }) } };`;
    await expect(build({ 'src/server.ts': reading })).rejects.toThrow(
      /Reading from "node:fs" is not handled/,
    );
  },
  LIMIT_MS,
);

it(
  'replaces a module by its variant for servers, in the server build only',
  async () => {
    const dist = await build(
      {
        'src/server.ts': `import { place } from './place';
          export const remote = { contract: 3, heads: { '/small': () => ({ title: place }) } };`,
        'src/place.ts': `export const place = 'in the browser';`,
        'src/place.server.ts': `export const place = 'on the server';`,
      },
      `export { place } from './src/place';`,
    );
    const { server, files } = await recordIn(dist);
    expect((await run(join(dist, server))).titleOf('')).toBe('on the server');
    const paths: readonly string[] = files.map(({ path }: { readonly path: string }) => path);
    const texts = await Promise.all(
      paths
        .filter((path) => /^(?!server).*\.js$/.test(path))
        .map((path) => readFile(join(dist, path), 'utf8')),
    );
    expect(texts.join('')).toContain('in the browser');
    expect(texts.join('')).not.toContain('on the server');
  },
  LIMIT_MS,
);

it(
  'gives pictures the URL of the file that the browser build has, and adds none',
  async () => {
    const picturing = `import url from './picture.svg';
      export const remote = { contract: 3, heads: { '/small': () => ({ title: url }) } };`;
    const files = { 'src/server.ts': picturing, 'src/picture.svg': '<svg/>' };
    const alone = await build(files);
    const namesIn = async (dist: string) => (await readdir(dist)).filter((name) => name.endsWith('.svg'));
    expect(await namesIn(alone)).toEqual([]);
    const dist = await build(files, `export { default } from './src/picture.svg';`);
    const [name, ...others] = await namesIn(dist);
    expect(others).toEqual([]);
    expect((await run(join(dist, (await recordIn(dist)).server))).titleOf('')).toBe(PUBLIC_PATH + name);
  },
  LIMIT_MS,
);
