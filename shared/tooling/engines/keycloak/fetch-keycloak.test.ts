import { afterAll, beforeEach, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchKeycloak } from './fetch-keycloak.mjs';

const NAME = 'keycloak-quarkus-dist-26.5.6.tar.gz';
const GOOD = 'the archive';
const sha256 = createHash('sha256').update(GOOD).digest('hex');
const parent = mkdtempSync(join(tmpdir(), 'tiffin-engine-'));
let folder: string;
let said: string[];
let downloads: number;

beforeEach(() => {
  folder = mkdtempSync(join(parent, 'cache-'));
  [said, downloads] = [[], 0];
});
afterAll(() => rmSync(parent, { recursive: true }));

const fetchIt = (given: string | undefined = GOOD) =>
  fetchKeycloak({
    folder,
    sha256,
    log: (line) => void said.push(line),
    download: async (into) => {
      downloads += 1;
      writeFileSync(join(into, NAME), given);
    },
  });

it('is fetched once and cached', async () => {
  expect(await fetchIt()).toBe(join(folder, NAME));
  expect(await fetchIt()).toBe(join(folder, NAME));
  expect(downloads).toBe(1);
});

it('is fetched again if the cached file is broken, with a message', async () => {
  writeFileSync(join(folder, NAME), 'half of the arch');
  const archive = await fetchIt();
  expect(readFileSync(archive, 'utf8')).toBe(GOOD);
  expect(said[0]).toBe(`${archive} is broken: it is fetched again.`);
});

it('reports a broken download, and removes it', async () => {
  await expect(fetchIt('something else')).rejects.toThrow('The download of Keycloak 26.5.6 is broken.');
  expect(readdirSync(folder)).toEqual([]);
});

it('reports why it cannot be fetched', async () => {
  const download = async () => {
    throw new Error('Maven is missing');
  };
  await expect(fetchKeycloak({ folder, sha256, download, log: () => undefined })).rejects.toThrow(
    'Maven is missing',
  );
});
