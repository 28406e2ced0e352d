import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { versionOf } from '@tiffin/contracts';
import { readBuildRecord } from '../build-record';
import { keepElementScript } from '../elements/element-scripts';
import { forEachInParallel } from '../for-each-in-parallel';
import { SHELL } from '../registry/entry-of';
import type { StoredBuild } from '../registry/stored-build';
import { writeAttestation } from '../signing/attestation';
import type { Attester } from '../signing/attestation';
import { readLiveShell } from '../signing/read-live-shell';
import type { Trust } from '../signing/trust';
import { MAPS_FILE, writeMaps } from '../source-maps/stored-maps';
import type { DeployTarget } from '../target/deploy-target';
import { buildOf } from './build-of';
import { hashOf } from './hash-of';
import { readOutputFaults } from './output-faults';
import { writeRelease } from './releases';
import { withServerBuild } from './with-server-build';

const AT_ONCE = 8;

export type Publishing = {
  readonly now: Date;
  /** Says where the build comes from, and signs it. */
  readonly attester?: Attester | undefined;
  /** Which builds may run, for the live shell; every one by default. */
  readonly trust?: Trust | undefined;
};

/**
 * Uploads a build into its own folder and verifies each file by hash. Refuses a build that names files outside its
 * folder. Does not change the registry, so the build is not live yet. The release note is written last, so that an
 * interrupted upload counts as absent.
 */
export async function publishBuild(
  target: DeployTarget,
  dist: string,
  { now, attester, trust }: Publishing,
): Promise<StoredBuild> {
  const record = await readBuildRecord(dist);
  const build = buildOf(record);
  const shell = record.name === SHELL ? undefined : await readLiveShell(target, trust);
  const faults = await withServerBuild(target, { name: SHELL, build: shell }, (shellDist) =>
    readOutputFaults(dist, record, shellDist),
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const folder = `${record.name}/${versionOf(record)}`;
  const hashes = new Map(record.files.map(({ path, integrity }) => [path, integrity]));
  const names = (await readdir(dist)).filter((name) => name !== MAPS_FILE);
  // Builds for tests, and those made before there were maps, have none.
  const packed = await readFile(join(dist, MAPS_FILE)).catch(() => undefined);
  if (packed) await writeMaps(target, record.name, { version: versionOf(record), packed });
  await forEachInParallel(names, AT_ONCE, async (name) => {
    const content = await readFile(join(dist, name));
    expectHash(name, content, hashes.get(name) ?? hashOf(content));
    await target.write(`${folder}/${name}`, content);
    expectHash(name, await target.read(`${folder}/${name}`), hashOf(content));
  });
  if (attester) {
    const recordHash = hashOf(await readFile(join(dist, 'build.json')));
    await writeAttestation(target, { name: record.name, build, recordHash, now }, attester);
  }
  if (build.embed)
    await keepElementScript(target, record.name, await readFile(join(dist, build.embed.script)));
  await writeRelease(target, record.name, { publishedAt: now.toISOString(), build });
  return build;
}

function expectHash(name: string, content: Buffer | undefined, hash: string): void {
  if (content && hashOf(content) === hash) return;
  throw new Error(`${name} is not what was built. Run the command again; if it stays so, look at the disk.`);
}
