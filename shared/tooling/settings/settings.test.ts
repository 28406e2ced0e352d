import { expect, it } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../commands/workspace-root.mjs';
import { settingGroups } from './setting-groups';

const declared = settingGroups.flatMap(({ settings }) => settings.map(({ name }) => name));
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (file) => /\.(?:[cm]?[jt]sx?|ya?ml|md|json)$|Dockerfile|^\.ci\//.test(file) && !/\/frozen\//.test(file),
  );

/** Names in the wire format that look like settings: where orders come from, and cookies of the sandbox's sign-in. */
const OTHERS = [/^TIFFIN_(?:APP|WEB|ONE)$/, /^TIFFIN_SSO_(?:SESSION|STEP|RESUME)$/];

function namesIn(file: string): readonly string[] {
  return readFileSync(join(root, file), 'utf8').match(/\bTIFFIN_[A-Z\d]+(?:_[A-Z\d]+)*\b/g) ?? [];
}

it('declares each setting once', () => {
  expect(declared.filter((name, index) => declared.indexOf(name) !== index)).toEqual([]);
});

it('declares every setting that any file names', () => {
  const unknown = files.flatMap((file) =>
    namesIn(file)
      .filter((name) => !declared.includes(name) && !OTHERS.some((other) => other.test(name)))
      .map((name) => `${file}: ${name}`),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(unknown).toEqual([]);
});

it('has its document up to date', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'shared/tooling/settings/main.ts', '--check'],
    { cwd: root, encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
