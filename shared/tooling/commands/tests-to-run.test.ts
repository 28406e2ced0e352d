import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedModules, contentsOf, keepPassed, readPassed } from './tests-to-run.mjs';

let folder: string;
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const contents = () => contentsOf(folder, ['mine', 'lock.yaml']);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tiffin-tests-to-run-'));
  execFileSync('git', ['init', '-q'], { cwd: folder });
  mkdirSync(join(folder, 'mine'));
  mkdirSync(join(folder, 'theirs'));
  for (const name of [
    'mine/a.ts',
    'mine/b.tsx',
    'mine/data.json',
    'mine/help.md',
    'theirs/c.ts',
    'lock.yaml',
  ])
    write(name, name);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('names the modules that are new or edited, staged or not', () => {
  const before = contents();
  expect(changedModules(before, contents())).toEqual([]);
  write('mine/b.tsx', 'edited');
  write('mine/new.ts', '');
  execFileSync('git', ['add', 'mine/new.ts'], { cwd: folder });
  write('theirs/c.ts', 'edited');
  expect(changedModules(before, contents())).toEqual(['mine/b.tsx', 'mine/new.ts']);
});

it.each([
  ['data', () => write('mine/data.json', '{}')],
  ['a document, which a test may read', () => write('mine/help.md', 'edited')],
  ['the versions of packages', () => write('lock.yaml', 'edited')],
  ['a file that is gone', () => rmSync(join(folder, 'mine/a.ts'))],
])('cannot name who is reached by %s', (_what, change) => {
  const before = contents();
  change();
  expect(changedModules(before, contents())).toBeUndefined();
});

it('cannot name who is reached by another version of Node, nor anything before the first run', () => {
  const now = contents();
  expect(changedModules({ ...now, Node: 'v1.0.0' }, now)).toBeUndefined();
  expect(changedModules(readPassed(join(folder, 'none.json')), now)).toBeUndefined();
});

it('keeps the contents for the next run', () => {
  const now = contents();
  const file = join(folder, 'cache/passed.json');
  keepPassed(file, now);
  expect(readPassed(file)).toEqual(now);
});
