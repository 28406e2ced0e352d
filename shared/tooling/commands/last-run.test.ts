import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from '@jest/globals';
import { keepRun, readLastRun } from './last-run.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tiffin-last-run-'));
const file = join(folder, 'cache/last-run.json');
beforeEach(() => rmSync(join(folder, 'cache'), { recursive: true, force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

it('knows nothing before the first run, and nothing of a damaged file', () => {
  expect(readLastRun(file)).toEqual({});
  keepRun([{ name: 'types', seconds: 40, ended: 'passed' }], { file });
  writeFileSync(file, '{"types":');
  expect(readLastRun(file)).toEqual({});
});

it('keeps how each step ended, and the seconds of a step that passed whole', () => {
  keepRun(
    [
      { name: 'types', seconds: 40, ended: 'passed' },
      { name: 'builds', seconds: 60, ended: 'passed' },
    ],
    { file },
  );
  keepRun([{ name: 'types', seconds: 3, ended: 'failed', why: 'an error' }], { file });
  keepRun([{ name: 'builds', seconds: 2, ended: 'passed' }], { file, isPart: true });
  expect(readLastRun(file)).toEqual({
    types: { ended: 'failed', seconds: 40 },
    builds: { ended: 'passed', seconds: 60 },
  });
});
