import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { createTrust, folderTarget, goLive } from '@tiffin/deploy';
import type { DeployTarget } from '@tiffin/deploy';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeBuild } from '../test-support/make-build';
import { createRegistrySource } from './create-registry-source';

let folder: string;
let target: DeployTarget;
let faults: string[];
let nowMs: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tiffin-registry-'));
  target = folderTarget(folder);
  faults = [];
  nowMs = 0;
  await deploy('a');
});
afterEach(() => rm(folder, { recursive: true }));

const deploy = (id: string) =>
  goLive(target, 'mfe-teams', makeBuild('mfe-teams', id), { by: 'ana', why: '', now: new Date() });
const sourceOf = (from: DeployTarget) => {
  const read = createRegistrySource(from, {
    trust: createTrust(from, new Map()),
    onFault: (fault) => void faults.push(fault),
    now: () => nowMs,
  });
  return async () => (await read()).remotes['mfe-teams']?.buildId;
};

it('[FED-02] sees a deploy at most five seconds later', async () => {
  const live = sourceOf(target);
  expect(await live()).toBe('a');
  await deploy('b');
  nowMs = 4999;
  expect(await live()).toBe('a');
  nowMs = 5000;
  expect(await live()).toBe('b');
});

it('keeps what was live while the newest revision is damaged, and says so', async () => {
  await deploy('b');
  const live = sourceOf(target);
  expect(await live()).toBe('b');
  await target.write('registry/00000002.json', Buffer.from('{'));
  nowMs = 5000;
  expect(await live()).toBe('b');
  expect(await sourceOf(target)()).toBe('a');
  expect(faults[0]).toMatch(/revision 2 of the registry is damaged: run "remote restore"\./);
});

it('keeps what was live while the target cannot be read; without anything it rejects', async () => {
  let isDown = false;
  const unsteady = {
    ...target,
    list: (path: string) => (isDown ? Promise.reject(new Error('down')) : target.list(path)),
  };
  const live = sourceOf(unsteady);
  expect(await live()).toBe('a');
  isDown = true;
  nowMs = 5000;
  expect(await live()).toBe('a');
  expect(faults).toEqual(['down']);
  await expect(sourceOf(unsteady)()).rejects.toThrow('down');
});
