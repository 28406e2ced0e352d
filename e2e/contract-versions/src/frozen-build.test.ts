import { expect, it } from '@jest/globals';
import { CONTRACT_VERSION, SPOKEN_CONTRACTS } from '@tiffin/contracts';
import { readBuildRecord } from '@tiffin/deploy';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { frozenFolder } from './frozen-folder';

const before = SPOKEN_CONTRACTS.filter((contract) => contract < CONTRACT_VERSION);

it.each(SPOKEN_CONTRACTS)('the types of contract %i are kept', (contract) => {
  expect(existsSync(join(frozenFolder(contract), 'types.d.ts'))).toBe(true);
});

it.each(before)('the build of contract %i is what was built then, file by file', async (contract) => {
  const folder = join(frozenFolder(contract), 'build');
  const record = await readBuildRecord(folder);
  expect(record.contract).toBe(contract);
  const files = (await readdir(folder)).filter((name) => name !== 'build.json');
  expect(record.files.map(({ path }) => path).sort()).toEqual(files.sort());
  for (const { path, integrity } of record.files) {
    const hash = createHash('sha384').update(await readFile(join(folder, path)));
    expect([path, `sha384-${hash.digest('base64')}`]).toEqual([path, integrity]);
  }
});
