import { versionOf } from '@tiffin/contracts';
import { damagedFiles } from './builds/damaged-files';
import { readReleasedRecord } from './builds/releases';
import { faultsOf } from './check-build';
import { readLimits } from './read-limits';
import { readWholeRegistry } from './registry/revisions';
import type { StoreEntry, StoreRegistry } from './registry/store-registry';
import type { DeployTarget } from './target/deploy-target';

/**
 * Returns the faults of a target, one sentence each. Checks the registry, the files of every build that it names, and
 * whether the live builds are still compatible with the shell and with each other.
 */
export async function verifyTarget(target: DeployTarget): Promise<readonly string[]> {
  const { registry, damaged } = await readWholeRegistry(target);
  const faults = damaged.map(
    (revision) =>
      `Revision ${revision} of the registry is damaged; pages get ${registry.revision}. "remote restore" mends it.`,
  );
  for (const [remote, entry] of Object.entries(registry.remotes)) {
    faults.push(...(await fileFaults(target, remote, entry)), ...(await fitFaults(target, registry, remote)));
  }
  return faults;
}

async function fileFaults(
  target: DeployTarget,
  remote: string,
  entry: StoreEntry,
): Promise<readonly string[]> {
  const { previous, rollout } = entry;
  const builds = [
    { build: entry, role: 'live' },
    ...(previous ? [{ build: previous, role: 'previous' }] : []),
    ...(rollout ? [{ build: rollout.build, role: 'rolled out' }] : []),
  ];
  const faults = await Promise.all(
    builds.map(async ({ build, role }) => {
      const files = await damagedFiles(target, build);
      if (files.length === 0) return [];
      return [
        `${remote} ${versionOf(build)} (${role}) is damaged: ${files.join(', ')}. ${mend(role, remote)}`,
      ];
    }),
  );
  return faults.flat();
}

function mend(role: string, remote: string): string {
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
  const entry = registry.remotes[remote];
  const record = entry && (await readReleasedRecord(target, remote, versionOf(entry)));
  return record ? faultsOf(record, await readLimits(target, registry, remote)) : [];
}
