import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inputHash } from './input-hash';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'tiffin-inputs-'));
  await put('pnpm-lock.yaml', 'lock');
  await put('mfe-teams/src/remote.tsx', 'remote');
  await put('shared/ui/src/index.ts', 'ui');
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function put(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

it.each([
  'mfe-teams/src/remote.tsx',
  'mfe-teams/src/new.ts',
  'mfe-teams/src/deploy/date.ts',
  'shared/ui/src/index.ts',
  'shared/federation/src/loader/index.ts',
  'shared/build/src/base-config.mjs',
  'shared/partner/src/element/index.ts',
  'pnpm-lock.yaml',
])('changes with %s', async (path) => {
  const before = await inputHash(root, 'mfe-teams');
  await put(path, 'changed');
  expect(await inputHash(root, 'mfe-teams')).not.toBe(before);
});

it.each([
  'mfe-checkout/src/remote.tsx',
  'mfe-teams/dist/entry.js',
  'mfe-teams/src/remote.test.tsx',
  'shared/ui/src/action/button.stories.tsx',
  'shared/testing/src/index.ts',
  'shared/deploy/src/main.ts',
])('does not change with %s', async (path) => {
  const before = await inputHash(root, 'mfe-teams');
  await put(path, 'changed');
  expect(await inputHash(root, 'mfe-teams')).toBe(before);
});
