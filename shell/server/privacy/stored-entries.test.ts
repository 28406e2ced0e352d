import { expect, it } from '@jest/globals';
import { COOKIES } from '@tiffin/config';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { NEEDED_ENTRIES, OPTIONAL_ENTRIES } from './stored-entries';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const explained = [...NEEDED_ENTRIES, ...OPTIONAL_ENTRIES].flatMap(({ names }) => names);

function isExplained(name: string): boolean {
  return explained.some((known) =>
    known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : name === known,
  );
}

/** Keys of storage in the sources of what browsers load; a key that code completes ends before the completion. */
function storageKeys(): readonly string[] {
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter(
      (file) => /^(?:shell\/src|mfe-[\w-]+\/src|shared\/[\w-]+\/src)\//.test(file) && !/\.test\./.test(file),
    );
  return files.flatMap((file) => {
    const text = readFileSync(`${root}/${file}`, 'utf8');
    return /storage/i.test(text) ? (text.match(/(?<=['`])tiffin[._][\w.]+(?=['`$])/g) ?? []) : [];
  });
}

it('explains every cookie of our pages', () => {
  expect(
    Object.values(COOKIES)
      .map(({ name }) => name)
      .filter((name) => !isExplained(name)),
  ).toEqual([]);
});

it('explains everything that our code keeps in storage', () => {
  const keys = storageKeys();
  expect(keys.length).toBeGreaterThan(12);
  expect(keys.filter((key) => !isExplained(key))).toEqual([]);
});
