import { versionOf } from '@tiffin/contracts';
import { damagedFiles } from './builds/damaged-files';
import { readReleasedRecord } from './builds/releases';
import { faultsOf } from './check-build';
import { readLimits } from './read-limits';
import { liveOf } from './registry/entry-changes';
import { entryOf, namedEntries, SHELL } from './registry/entry-of';
import { readWholeRegistry } from './registry/revisions';
import type { StoreEntry, StoreRegistry } from './registry/store-registry';
import type { StoredBuild } from './registry/stored-build';
import { createTrust } from './signing/trust';
import type { Trust } from './signing/trust';
import type { DeployTarget } from './target/deploy-target';

/**
 * Returns the faults of a target, one sentence each. Checks the registry, the files of every build that it names, and
 * whether the live builds are still compatible with the shell and with each other.
 */
export async function verifyTarget(
  target: DeployTarget,
  trust: Trust = createTrust(target, new Map()),
): Promise<readonly string[]> {
  const { registry, damaged } = await readWholeRegistry(target);
  const faults = damaged.map(
    (revision) =>
      `Revision ${revision} of the registry is damaged; pages get ${registry.revision}. "remote restore" mends it.`,
  );
  for (const [name, entry] of namedEntries(registry)) {
    for (const named of buildsIn(name, entry)) {
      faults.push(...(await fileFaults(target, named)), ...(await signatureFaults(named, trust)));
    }
    // Whether remotes and shell fit each other is said once, by the remotes.
    if (name !== SHELL && registry.shell) faults.push(...(await fitFaults(target, registry, name)));
  }
  return faults;
}

type Role = 'live' | 'previous' | 'rolled out';
type Named = { readonly name: string; readonly build: StoredBuild; readonly role: Role };

function buildsIn(name: string, entry: StoreEntry): readonly Named[] {
  const { previous, rollout } = entry;
  return [
    { name, build: liveOf(entry), role: 'live' },
    ...(previous ? [{ name, build: previous, role: 'previous' } as const] : []),
    ...(rollout ? [{ name, build: rollout.build, role: 'rolled out' } as const] : []),
  ];
}

async function fileFaults(target: DeployTarget, { name, build, role }: Named): Promise<readonly string[]> {
  const files = await damagedFiles(target, build);
  if (files.length === 0) return [];
  return [`${name} ${versionOf(build)} (${role}) is damaged: ${files.join(', ')}. ${mend(role, name)}`];
}

async function signatureFaults({ name, build, role }: Named, trust: Trust): Promise<readonly string[]> {
  const verdict = await trust.check(name, build);
  if (!('fault' in verdict)) return [];
  return [`${name} ${versionOf(build)} (${role}) ${verdict.fault}: it is not served. ${mend(role, name)}`];
}

function mend(role: Role, remote: string): string {
  if (role === 'live')
    return `"remote rollback ${remote}" now, or "remote deploy ${remote}" uploads it again.`;
  return role === 'previous'
    ? `A rollback must name another version.`
    : `"remote halt ${remote}", or deploy it again.`;
}

async function fitFaults(
  target: DeployTarget,
  registry: StoreRegistry,
  remote: string,
): Promise<readonly string[]> {
  const entry = entryOf(registry, remote);
  const record = entry && (await readReleasedRecord(target, remote, versionOf(entry)));
  return record ? faultsOf(record, await readLimits(target, registry, remote)) : [];
}
