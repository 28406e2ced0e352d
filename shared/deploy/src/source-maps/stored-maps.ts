import { z } from 'zod';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { DeployTarget } from '../target/deploy-target';

/** The folder of the target with the source maps. It is for developers: the asset server serves nothing of it. */
export const MAPS_FOLDER = 'source-maps';

/** The file of build output with the maps of all scripts, see shared/build/src/source-maps-plugin.mjs. */
export const MAPS_FILE = 'source-maps.json.gz';

const unpack = promisify(gunzip);
const mapsSchema = z.record(
  z.string(),
  z.object({
    version: z.literal(3),
    sources: z.array(z.string()),
    names: z.array(z.string()),
    mappings: z.string(),
  }),
);

/** The source maps of a build by script. */
type SourceMaps = z.infer<typeof mapsSchema>;

/** Keeps the source maps of a build. */
export async function writeMaps(
  target: DeployTarget,
  name: string,
  { version, packed }: { readonly version: string; readonly packed: Uint8Array },
): Promise<void> {
  await target.write(pathOf(name, version), packed);
}

/** Returns the source maps of a build; undefined if it has none or they are damaged. */
export async function readMaps(
  target: DeployTarget,
  name: string,
  version: string,
): Promise<SourceMaps | undefined> {
  const packed = await target.read(pathOf(name, version));
  const text = packed && (await unpack(packed).catch(() => undefined));
  try {
    return text && mapsSchema.parse(JSON.parse(text.toString('utf8')));
  } catch {
    return undefined;
  }
}

/** Removes the source maps of a build. */
export async function removeMaps(target: DeployTarget, name: string, version: string): Promise<void> {
  await target.remove(pathOf(name, version));
}

function pathOf(name: string, version: string): string {
  return `${MAPS_FOLDER}/${name}/${version}.json.gz`;
}
