import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { lastBuilds } from './last-builds.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tiffin-builds-'));
  write('mfe-teams/src/remote.ts');
  write('.tiffin/deploy/mfe-teams/main.js');
  write('.tiffin/deploy/registry/00000001.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text = 'text'): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

it('is current after a deploy, and not before the first', () => {
  expect(lastBuilds(folder).isCurrent()).toBe(false);
  lastBuilds(folder).keep();
  expect(lastBuilds(folder).isCurrent()).toBe(true);
});

it.each([
  ['a source has another size', () => write('mfe-teams/src/remote.ts', 'other text')],
  ['a source was written again', () => utimesSync(join(folder, 'mfe-teams/src/remote.ts'), 1, 1)],
  ['a source is new', () => write('shared/ui/src/new.ts')],
  ['a stored file is missing', () => rmSync(join(folder, '.tiffin/deploy/mfe-teams/main.js'))],
  ['the registry has another version', () => write('.tiffin/deploy/registry/00000002.json')],
  ['the store is missing', () => rmSync(join(folder, '.tiffin/deploy'), { recursive: true })],
  ['its own file is damaged', () => write('.tiffin/cache/last-builds.json', '{')],
])('is not current when %s', (_what, change) => {
  lastBuilds(folder).keep();
  change();
  expect(lastBuilds(folder).isCurrent()).toBe(false);
});

it('is not current when a source changed while it was built', () => {
  const last = lastBuilds(folder);
  write('mfe-teams/src/remote.ts', 'other text');
  last.keep();
  expect(lastBuilds(folder).isCurrent()).toBe(false);
});

it('stays current when something changes that no build has', () => {
  lastBuilds(folder).keep();
  write('e2e/journeys/src/one.spec.ts');
  write('reports/jest.json');
  write('shell/node_modules/one/index.js');
  expect(lastBuilds(folder).isCurrent()).toBe(true);
});
