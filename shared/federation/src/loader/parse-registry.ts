import { isRecord } from '@tiffin/contracts';
import type { Registry, RegistryEntry, RemoteBuild } from '@tiffin/contracts';

/**
 * The same rules as the contract (`shared/contracts/src/registry.ts`), without loading a schema library in the page.
 */
const FILE = /^[\w-][\w.-]*$/;
const HASH = /^sha384-[A-Za-z0-9+/]{64}$/;

/**
 * Returns the registry of a page or of `/remotes.json`. Leaves out a remote whose record is malformed, or names a file
 * outside its folder or without a hash.
 *
 * @throws if the registry as a whole is malformed
 */
export function parseRegistry(value: unknown): Registry {
  if (!isRecord(value) || !isRecord(value['remotes']))
    throw new Error('The registry of remotes is malformed.');
  const remotes: Record<string, RegistryEntry> = {};
  for (const [name, entry] of Object.entries(value['remotes'])) {
    if (!isBuild(entry)) continue;
    const { previous, earlier, pinnedAt }: Readonly<Record<string, unknown>> = entry;
    remotes[name] = {
      ...entry,
      previous: isBuild(previous) ? previous : undefined,
      earlier: Array.isArray(earlier) ? earlier.filter(isBuild) : undefined,
      pinnedAt: typeof pinnedAt === 'string' ? pinnedAt : undefined,
    };
  }
  return { remotes };
}

function isBuild(value: unknown): value is RemoteBuild {
  return (
    isRecord(value) &&
    typeof value['version'] === 'string' &&
    typeof value['buildId'] === 'string' &&
    typeof value['manifestUrl'] === 'string' &&
    typeof value['contract'] === 'number' &&
    Array.isArray(value['slots']) &&
    hasSoundFiles(value)
  );
}

/** Returns whether all files have valid names and hashes. Short records and developer overrides need no entry hash. */
function hasSoundFiles({ integrity, entry, source, isShort }: Readonly<Record<string, unknown>>): boolean {
  if (!isRecord(integrity)) return false;
  const areSound = Object.entries(integrity).every(
    ([file, hash]) => FILE.test(file) && HASH.test(String(hash)),
  );
  return areSound && (isShort === true || source === 'override' || String(entry) in integrity);
}
