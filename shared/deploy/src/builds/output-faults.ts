import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { BuildRecord } from '../build-record';
import { SHELL } from '../registry/entry-of';
import { storedBuildSchema } from '../registry/stored-build';
import { buildOf } from './build-of';
import { readServerFaults } from './server-faults';

const PLAIN_NAME = /^[\w-][\w.-]*$/;
const filesSchema = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });
const assetsSchema = z.object({ assets: z.object({ js: filesSchema, css: filesSchema }).optional() });
const manifestSchema = z.object({
  metaData: z.object({
    globalName: z.string(),
    publicPath: z.literal('auto'),
    remoteEntry: z.object({ name: z.string(), path: z.string() }),
  }),
  shared: z.array(assetsSchema).optional(),
  exposes: z.array(assetsSchema).optional(),
});

/**
 * Returns the faults of the record, the manifest and the server build in a folder of build output, one sentence each. The shell
 * in `shellDist` gives the server build its modules.
 */
export async function readOutputFaults(
  dist: string,
  record: BuildRecord,
  shellDist: string | undefined,
): Promise<readonly string[]> {
  const faults = recordFaults(record);
  // Other hosts load remotes by their manifest. Nobody loads the shell, and remotes run its server build.
  if (record.name === SHELL) return faults;
  const text = await readFile(join(dist, 'mf-manifest.json'), 'utf8').catch(() => 'null');
  faults.push(...manifestFaults(record, JSON.parse(text)));
  // Only a file of this folder is started.
  return faults.length > 0 ? faults : readServerFaults(dist, record, { shellDist });
}

/** Returns the files of a record that have no plain name or no hash, or that it uses without listing them. */
function recordFaults(record: BuildRecord): string[] {
  const { error } = storedBuildSchema.safeParse(buildOf(record));
  const issues = error?.issues ?? [];
  return issues.map(
    ({ path, message }) =>
      `${record.name}: its record may name plain files of its folder with their hashes only (${path.join('.')}: ${message}).`,
  );
}

/** Returns where a manifest contradicts its record. Our pages read the record; other hosts read the manifest. */
function manifestFaults(record: BuildRecord, manifest: unknown): readonly string[] {
  const { data } = manifestSchema.safeParse(manifest);
  if (!data) return [`${record.name}: its mf-manifest.json is missing or is not one of a federated remote.`];
  const { globalName, remoteEntry } = data.metaData;
  const named = [...(data.shared ?? []), ...(data.exposes ?? [])].flatMap(({ assets }) =>
    assets ? [...Object.values(assets.js), ...Object.values(assets.css)].flat() : [],
  );
  const faults = [
    ...(remoteEntry.path + remoteEntry.name === record.entry
      ? []
      : [`the entry ${remoteEntry.path}${remoteEntry.name}`]),
    ...(record.containerName === undefined || globalName === record.containerName
      ? []
      : [`the container ${globalName}`]),
    ...[...new Set(named)].filter((file) => !PLAIN_NAME.test(file)),
  ];
  return faults.map(
    (what) => `${record.name}: its mf-manifest.json names ${what}, which its record does not.`,
  );
}
