import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../commands/workspace-root.mjs';
import { LONG_ATTACKS, LONG_JOURNEYS, PARTS, partsFor, patternsOf } from './parts.mjs';

const parts = Object.values(PARTS);
const units = parts.flatMap(({ units = [], kept = [] }) => [...units, ...kept]);

it.each(units)('%s exists and has tests', (path) => {
  const names = path.endsWith('/') ? readdirSync(join(root, path), { recursive: true }).map(String) : [path];
  expect(names.filter((name) => /\.test\.tsx?$/.test(name))).not.toEqual([]);
});

it('leaves out a folder, but not what is kept of it', () => {
  const [pattern = ''] = patternsOf({
    proves: '',
    touches: [],
    units: ['a/b/'],
    kept: ['a/b/c/', 'a/b/d.test.ts'],
  });
  const paths = ['a/b/c/x.test.ts', 'a/b/d.test.ts', 'a/b/cd.test.ts', 'a/b/e/d.test.ts', 'a/c/x.test.ts'];
  expect(paths.filter((path) => new RegExp(`^${pattern}`).test(path))).toEqual([
    'a/b/cd.test.ts',
    'a/b/e/d.test.ts',
  ]);
});

it.each(LONG_JOURNEYS)('the journey %s exists', (name) => {
  expect(existsSync(join(root, `e2e/journeys/src/journeys/${name}.spec.ts`))).toBe(true);
});

it.each(LONG_ATTACKS)('the attack %s exists', (name) => {
  expect(existsSync(join(root, `e2e/journeys/src/attacks/${name}.spec.ts`))).toBe(true);
});

it.each(parts.flatMap(({ touches }) => touches))('%s exists', (path) => {
  expect(existsSync(join(root, path))).toBe(true);
});

it('a change wants the parts that it touches', () => {
  expect(partsFor(['shared/federation/src/index.ts'])).toEqual(['shell', 'drills']);
  expect(partsFor(['README.md'])).toEqual([]);
  expect(partsFor(['e2e/sandbox/src/app.ts', 'mfe-teams/src/remote.tsx'])).toEqual([
    'services',
    'screens',
    'engines',
  ]);
});
