import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from './lock-folder';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tiffin-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('refuses a second process and names the one that holds the lock', () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`);
  unlock();
  expect(existsSync(join(folder, 'tiffin.lock'))).toBe(false);
  lockFolder(folder)();
});

it.each([
  ['a process that is gone', '4194300 12345'],
  ['another process with the same id', `${process.pid} 1`],
  ['nobody', ''],
])('takes over a lock left by %s', (_whose, text) => {
  writeFileSync(join(folder, 'tiffin.lock'), text);
  expect(() => lockFolder(folder)).not.toThrow();
});
