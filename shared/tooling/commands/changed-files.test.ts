import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedFiles } from './changed-files.mjs';

let folder: string;
const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' });
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
function commit(...names: readonly string[]): void {
  for (const name of names) write(name, name);
  git('add', '.');
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '-qm', 'Change');
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tiffin-changed-'));
  git('init', '-q', '-b', 'main');
  commit('kept.ts', 'edited.ts', 'deleted.ts');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('lists what a branch commits, what is edited and what is new, and leaves out what is deleted', () => {
  git('switch', '-qc', 'feature');
  commit('committed.ts');
  write('edited.ts', 'otherwise');
  write('untracked.ts', '');
  rmSync(join(folder, 'deleted.ts'));
  expect(changedFiles('main', folder)).toEqual(['committed.ts', 'edited.ts', 'untracked.ts']);
});

it('leaves out what only the other branch has changed', () => {
  git('switch', '-qc', 'feature');
  git('switch', '-q', 'main');
  commit('theirs.ts');
  git('switch', '-q', 'feature');
  expect(changedFiles('main', folder)).toEqual([]);
});

it('names a branch that does not exist', () => {
  expect(() => changedFiles('nowhere', folder)).toThrow('"nowhere" is no branch or commit');
});
