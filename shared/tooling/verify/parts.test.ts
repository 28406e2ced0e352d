import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../commands/workspace-root.mjs';
import { LONG_ATTACKS, LONG_JOURNEYS, LONG_UNITS, PARTS, partsFor } from './parts.mjs';

it.each(LONG_UNITS)('%s exists and has tests', (path) => {
  const names = path.endsWith('/') ? readdirSync(join(root, path), { recursive: true }).map(String) : [path];
  expect(names.filter((name) => /\.test\.tsx?$/.test(name))).not.toEqual([]);
});

it.each(LONG_JOURNEYS)('the journey %s exists', (name) => {
  expect(existsSync(join(root, `e2e/journeys/src/journeys/${name}.spec.ts`))).toBe(true);
});

it.each(LONG_ATTACKS)('the attack %s exists', (name) => {
  expect(existsSync(join(root, `e2e/journeys/src/attacks/${name}.spec.ts`))).toBe(true);
});

it.each(Object.values(PARTS).flatMap(({ touches }) => touches))('%s exists', (path) => {
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
