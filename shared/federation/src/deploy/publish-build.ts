import { createHash, randomUUID } from 'node:crypto';
import { cp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteBuild } from '@tiffin/contracts';
import { readBuildRecord } from './build-record';
import type { BuildRecord } from './build-record';

/**
 * Copies a build into a new folder of the store and reads it back by hash. Nothing is live through this: the
 * registry is not touched, and a copy that is broken or cut short leaves no folder under the build's name.
 */
export async function publishBuild(store: string, dist: string): Promise<RemoteBuild> {
  const record = await readBuildRecord(dist);
  const build = buildOf(record);
  const folder = join(store, record.name, `${record.version}-${record.buildId}`);
  const draft = join(store, record.name, `.draft-${randomUUID()}`);
  try {
    await cp(dist, draft, { recursive: true });
    await verify(record, draft);
    await rm(folder, { recursive: true, force: true });
    await rename(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return build;
}

function buildOf(record: BuildRecord): RemoteBuild {
  const { name, version, buildId, contract, entry, preload, screens, slots } = record;
  if (entry === undefined) throw new Error(`The build of ${name} has no entry.`);
  return {
    version,
    buildId,
    contract,
    entry,
    preload,
    screens,
    slots,
    manifestUrl: `/${name}/${version}-${buildId}/mf-manifest.json`,
    integrity: Object.fromEntries(record.files.map((file) => [file.path, file.integrity])),
  };
}

async function verify(record: BuildRecord, folder: string): Promise<void> {
  for (const { path, integrity } of record.files) {
    const content = await readFile(join(folder, path));
    const found = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    if (found !== integrity) throw new Error(`${record.name}: ${path} is not what was built.`);
  }
}
