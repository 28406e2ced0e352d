import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { removeBuild } from '../prune/remove-build';
import { previewsOf } from '../previews/previews-of';
import { deployDist } from '../test-support/deploy-dist';
import { freshTarget } from '../test-support/fresh-target';
import type { FreshTarget } from '../test-support/fresh-target';
import { makeDist } from '../test-support/make-dist';
import { explainStack } from './explain-stack';
import { readStack } from './read-stack';
import { MAPS_FILE, readMaps, writeMaps } from './stored-maps';

/** Column 10 of the script is line 2, column 2 of the source. */
const mapOf = (source: string) => ({ version: 3, sources: [source], names: [], mappings: 'AAAA,UACE' });
const TEAMS = 'http://assets.test/mfe-teams/1.0.0-a/entry.1.js';

let fresh: FreshTarget;
beforeEach(async () => {
  fresh = await freshTarget();
});
afterEach(() => fresh.remove());

/** Makes a build with source maps live. */
async function deploy(name: string, buildId: string, changes = {}): Promise<void> {
  const dist = await makeDist(fresh.folder, name, buildId, changes);
  const maps = { 'entry.1.js': mapOf(`${name}/src/remote.tsx`) };
  await writeFile(join(dist, MAPS_FILE), gzipSync(JSON.stringify(maps)));
  await deployDist(fresh.target, dist);
}

const deployShell = () => deploy('shell', 's', { speaks: [2], pageFormat: 1, initial: ['entry.1.js'] });

it('turns places of remotes and of the shell into lines of sources, and leaves others', async () => {
  await deployShell();
  await deploy('mfe-teams', 'a');
  const stack = [
    'TypeError: no lunch',
    `    at x (${TEAMS}:1:11)`,
    '    at http://localhost:3000/assets/entry.1.js:1:11',
    '    at y (http://localhost:3000/assets/gone.1.js:1:11)',
    '    at z (http://assets.test/mfe-teams/1.0.0-gone/entry.1.js:1:11)',
    '    at <anonymous>',
  ].join('\n');
  expect(await explainStack(fresh.target, stack)).toBe(
    stack
      .replace(`${TEAMS}:1:11`, 'mfe-teams/src/remote.tsx:2:3')
      .replace('http://localhost:3000/assets/entry.1.js:1:11', 'shell/src/remote.tsx:2:3'),
  );
});

it('reads the stack of an error report, the innermost call first', () => {
  const frames = [
    { filename: 'http://a.test/assets/main.1.js', function: 'outer', lineno: 1, colno: 7 },
    { filename: TEAMS, function: 'inner', lineno: 1, colno: 11 },
  ];
  const report = {
    exception: { values: [{ type: 'TypeError', value: 'no lunch', stacktrace: { frames } }] },
  };
  expect(readStack(JSON.stringify(report)).split('\n')).toEqual([
    'TypeError: no lunch',
    `    at inner (${TEAMS}:1:11)`,
    '    at outer (http://a.test/assets/main.1.js:1:7)',
  ]);
  expect(readStack('TypeError: no lunch')).toBe('TypeError: no lunch');
});

it('keeps maps outside of the folders of builds, and removes them with their build alone', async () => {
  await deployShell();
  await deploy('mfe-teams', 'a');
  await deploy('mfe-teams', 'b');
  const previews = previewsOf(fresh.target, 'mfe-teams');
  await writeMaps(previews, 'mfe-teams', { version: '1.0.0-b', packed: gzipSync('{}') });
  expect(await fresh.target.list('mfe-teams/1.0.0-a')).not.toContain(MAPS_FILE);
  await removeBuild(fresh.target, 'mfe-teams', '1.0.0-a');
  await removeBuild(previews, 'mfe-teams', '1.0.0-b');
  expect(await readMaps(fresh.target, 'mfe-teams', '1.0.0-a')).toBeUndefined();
  expect(await readMaps(previews, 'mfe-teams', '1.0.0-b')).toBeUndefined();
  expect(await readMaps(fresh.target, 'mfe-teams', '1.0.0-b')).toHaveProperty(['entry.1.js']);
});
