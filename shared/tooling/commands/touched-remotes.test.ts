import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { touchedRemotes, touchesShell } from './touched-remotes.mjs';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'tiffin-touched-'));
  await make('mfe-a', ['@tiffin/ui', 'react'], ['@tiffin/testing']);
  await make('mfe-b', ['@tiffin/map']);
  await make('shell', ['@tiffin/map'], ['@tiffin/testing']);
  await make('shared/ui', ['@tiffin/domain'], ['@tiffin/only-ui-tests']);
  await make('shared/domain', []);
  await make('shared/map', ['@tiffin/ui']);
  await make('shared/testing', []);
  await make('shared/only-ui-tests', []);
  await make('shared/decisions', []);
});
afterEach(() => rm(root, { recursive: true }));

async function make(
  folder: string,
  dependencies: readonly string[],
  devDependencies: readonly string[] = [],
): Promise<void> {
  await mkdir(join(root, folder), { recursive: true });
  const table = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '*']));
  const text = JSON.stringify({ dependencies: table(dependencies), devDependencies: table(devDependencies) });
  await writeFile(join(root, folder, 'package.json'), text);
}

it.each([
  ['its own file', ['mfe-a/src/remote.tsx'], ['mfe-a']],
  ['a package that only it uses', ['shared/map/src/index.ts'], ['mfe-b']],
  ['a package that both use, one indirectly', ['shared/ui/src/button.tsx'], ['mfe-a', 'mfe-b']],
  ['a dependency of a dependency', ['shared/domain/src/money.ts'], ['mfe-a', 'mfe-b']],
  ['what its tests use', ['shared/testing/src/index.ts'], ['mfe-a']],
  ['what only tests of a shared package use', ['shared/only-ui-tests/src/index.ts'], []],
  ['the lock file', ['pnpm-lock.yaml'], ['mfe-a', 'mfe-b']],
  ['a document', ['README.md', 'shared/decisions/0001-x.md', 'mfe-ab.md'], []],
  ['nothing', [], []],
])('a change of %s touches the remotes that depend on it', (_what, files, remotes) => {
  expect(touchedRemotes(files, root)).toEqual(remotes);
});

it.each([
  ['its server', 'shell/server/app.ts', true],
  ['a package that it uses indirectly', 'shared/domain/src/money.ts', true],
  ['the lock file', 'pnpm-lock.yaml', true],
  ['a remote', 'mfe-a/src/remote.tsx', false],
])('a change of %s touches the shell: %s, %s', (_what, file, isTouched) => {
  expect(touchesShell([file], root)).toBe(isTouched);
});
