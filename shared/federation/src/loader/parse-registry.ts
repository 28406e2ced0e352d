import type { Registry, RegistryEntry, RemoteBuild } from '@tiffin/contracts';

/** The registry of a page or of `/remotes.json`; a remote whose entry is malformed counts as absent. */
export function parseRegistry(value: unknown): Registry {
  if (!isRecord(value) || !isRecord(value['remotes']))
    throw new Error('The registry of remotes is malformed.');
  const remotes: Record<string, RegistryEntry> = {};
  for (const [name, entry] of Object.entries(value['remotes'])) {
    if (!isBuild(entry)) continue;
    const { previous, earlier }: Readonly<Record<string, unknown>> = entry;
    remotes[name] = {
      ...entry,
      previous: isBuild(previous) ? previous : undefined,
      earlier: Array.isArray(earlier) ? earlier.filter(isBuild) : undefined,
    };
  }
  return { remotes };
}

function isBuild(value: unknown): value is RemoteBuild {
  return (
    isRecord(value) &&
    typeof value['version'] === 'string' &&
    typeof value['manifestUrl'] === 'string' &&
    typeof value['contract'] === 'number' &&
    isRecord(value['integrity']) &&
    Array.isArray(value['slots'])
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
