import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkTypes } from './check-types';
import { expectCommit } from './expect-commit';

const REMOTE = 'mfe-teams';
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'tiffin-sources-'));
  await mkdir(join(root, REMOTE));
  await write('tsconfig.json', '{ "compilerOptions": { "strict": true, "types": [] }, "include": ["."] }');
  await write('remote.ts', 'export const name: string = "teams";');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const write = (file: string, text: string) => writeFile(join(root, REMOTE, file), text);
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=ana', '-c', 'user.email=ana@tiffin.example', ...args], {
    cwd: root,
    encoding: 'utf8',
  }).trim();

describe('types', () => {
  it('have nothing against a remote without an error', async () => {
    await expect(checkTypes(REMOTE, root)).resolves.toBeUndefined();
  });

  it('refuse a remote with an error, and say where', async () => {
    await write('remote.ts', 'export const name: string = 9;');
    await expect(checkTypes(REMOTE, root)).rejects.toThrow(
      /^mfe-teams has type errors:\nmfe-teams\/remote\.ts\(1,14\): error TS2322/,
    );
  });
});

describe('--checked', () => {
  let head: string;
  beforeEach(() => {
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '--message', 'First');
    head = git('rev-parse', 'HEAD');
  });

  it('takes the commit of this checkout, short or whole', async () => {
    expect(await expectCommit(REMOTE, head.slice(0, 7), root)).toBe(head);
    expect(await expectCommit(REMOTE, head, root)).toBe(head);
  });

  it.each(['HEAD', 'abc', '', '--help'])('refuses %j, which is no commit', async (commit) => {
    await expect(expectCommit(REMOTE, commit, root)).rejects.toThrow(`"${commit}" is no commit`);
  });

  it('refuses another commit than the one of this checkout', async () => {
    git('commit', '--quiet', '--allow-empty', '--message', 'Second');
    await expect(expectCommit(REMOTE, head, root)).rejects.toThrow(
      `--checked names ${head}, but this checkout is at ${git('rev-parse', 'HEAD')}.`,
    );
  });

  it.each(['remote.ts', 'new.ts'])('refuses a checkout in which %s differs from the commit', async (file) => {
    await write(file, 'export const name = "other";');
    await expect(expectCommit(REMOTE, head, root)).rejects.toThrow(`these files differ from it:\n`);
  });

  it('does not mind files of other remotes', async () => {
    await mkdir(join(root, 'mfe-other'));
    await writeFile(join(root, 'mfe-other/new.ts'), '');
    expect(await expectCommit(REMOTE, head, root)).toBe(head);
  });
});
