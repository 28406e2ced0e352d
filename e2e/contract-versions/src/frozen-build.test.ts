import { expect, it } from '@jest/globals';
import { CONTRACT_VERSION, SPOKEN_CONTRACTS } from '@tiffin/contracts';
import { readBuildRecord } from '@tiffin/deploy';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { frozenFolder, reportFile } from './frozen-folder';
import { reportErrors } from './report-errors';

const before = SPOKEN_CONTRACTS.filter((contract) => contract < CONTRACT_VERSION);

it('the current contract is frozen, in a report without errors', () => {
  expect(existsSync(reportFile(CONTRACT_VERSION)) || 'Not frozen. Run "npm run freeze".').toBe(true);
  const report = readFileSync(reportFile(CONTRACT_VERSION), 'utf8');
  expect(report).toContain(`declare const CONTRACT_VERSION = ${CONTRACT_VERSION};`);
  expect(reportErrors(CONTRACT_VERSION)).toEqual([]);
});

it.each(SPOKEN_CONTRACTS)('the compiler compares contract %i with the present', (contract) => {
  const file = fileURLToPath(new URL(`contract-${contract}.ts`, import.meta.url));
  expect(existsSync(file) || `Nothing compares contract ${contract}. README.md says how.`).toBe(true);
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
