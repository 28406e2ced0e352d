import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { readRelease } from './builds/releases';
import { publishChecked } from './publish-checked';
import { entryOf } from './test-support/entry-of';
import { freshTarget } from './test-support/fresh-target';
import type { FreshTarget } from './test-support/fresh-target';
import { makeDist } from './test-support/make-dist';

const limits = { contracts: [2, 3], routeTable: {}, live: [] };
const now = new Date();
const remoteOf = (contract: number) => entryOf(`{ contract: ${contract}, routes: [] }`);

let fresh: FreshTarget;
beforeEach(async () => {
  fresh = await freshTarget();
});
afterEach(() => fresh.remove());

const publish = async (entryText: string, changes = {}) => {
  const dist = await makeDist(fresh.folder, 'mfe-teams', 'a', {
    containerName: 'any',
    missing: { en: 'The team page didn’t load', zh: '未能載入團隊頁面' },
    entryText,
    ...changes,
  });
  return publishChecked(fresh.target, dist, { limits, now });
};

it('uploads a build that pages can load', async () => {
  await publish(remoteOf(2).replace('teams', 'any'));
  const release = await readRelease(fresh.target, 'mfe-teams', '1.0.0-a');
  expect(release?.build.missing).toEqual({ en: 'The team page didn’t load', zh: '未能載入團隊頁面' });
});

it.each([
  [
    'whose module speaks another contract than its record',
    remoteOf(9).replace('teams', 'any'),
    {},
    'mfe-teams: its entry.1.js has the contract 9, and its record has 2.',
  ],
  [
    'that throws at load',
    'throw new Error("x is undefined");',
    {},
    'mfe-teams: its entry.1.js does not load in a page (Error: x is undefined).',
  ],
  [
    'without a sentence for pages on which it does not load',
    remoteOf(2).replace('teams', 'any'),
    { missing: undefined },
    "mfe-teams does not say in en what is missing if it does not load. Add it to mfe-teams/src/routes.ts: export const missing = { en: '…', zh: '…' }.",
  ],
  [
    'without this sentence in one language',
    remoteOf(2).replace('teams', 'any'),
    { missing: { en: 'The team page didn’t load', zh: ' ' } },
    'mfe-teams does not say in zh what is missing if it does not load.',
  ],
  ['whose record has an unknown contract', '', { contract: 9 }, 'mfe-teams needs contract 9'],
])('refuses a build %s: nothing of it is uploaded', async (_what, entryText, changes, fault) => {
  await expect(publish(entryText, changes)).rejects.toThrow(fault);
  expect(await fresh.target.list('mfe-teams')).toEqual([]);
});

it('does not run a build that names a file outside of its folder', async () => {
  const refused = publish('', { entry: '../entry.js' });
  await expect(refused).rejects.toThrow('mfe-teams: its record may name plain files of its folder');
  await expect(refused).rejects.toThrow(
    expect.not.objectContaining({ message: expect.stringContaining('load in a page') }),
  );
  expect(await fresh.target.list('mfe-teams')).toEqual([]);
});
