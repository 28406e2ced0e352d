import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { afterAll, expect, it } from '@jest/globals';
import { readdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { buildPackage, makePackage } from './test-support/make-package';

/** The timeout of a build in a process of its own on a busy machine. */
const LIMIT_MS = 120_000;
const THROWS = "export const load = () => {\n  throw new Error('no lunch here');\n};";

let folder: string;
afterAll(() => rm(folder, { recursive: true }));

it(
  'leads from the final script to the line of the source, and browsers learn of no map',
  async () => {
    folder = await makePackage(THROWS);
    const listed = await buildPackage(folder, '1a2b3c4d5e');
    const dist = join(folder, 'dist');
    const texts = await Promise.all(
      listed.map(async ({ path }) => [path, await readFile(join(dist, path), 'utf8')] as const),
    );
    const scripts = texts.filter(([path]) => path.endsWith('.js'));
    const [path = '', text = ''] = scripts.find(([, one]) => one.includes('no lunch here')) ?? [];
    const maps = JSON.parse(gunzipSync(await readFile(join(dist, 'source-maps.json.gz'))).toString());
    const before = text.slice(0, text.indexOf('no lunch here')).split('\n');
    const place = { line: before.length, column: (before.at(-1) ?? '').lastIndexOf('Error(') };
    expect(originalPositionFor(new TraceMap(maps[path]), place)).toMatchObject({
      source: `${basename(folder)}/remote.js`,
      line: 2,
    });
    // Modules of libraries may have such a comment; browsers read only the last one.
    expect(scripts.filter(([, one]) => /sourceMappingURL=[^\n]*\n*$/.test(one))).toEqual([]);
    expect(
      [...listed.map((file) => file.path), ...(await readdir(dist))].filter((name) => /\.map/.test(name)),
    ).toEqual([]);
    expect(listed.map((file) => file.path)).not.toContain('source-maps.json.gz');
  },
  LIMIT_MS,
);
