import { versionOf } from '@tiffin/contracts';
import { changeRegistry } from '../registry/change-registry';
import type { Reason } from '../registry/change-registry';
import { withoutRollout } from '../registry/entry-changes';
import { entryOf } from '../registry/entry-of';
import { readRegistry } from '../registry/revisions';
import type { DeployTarget } from '../target/deploy-target';

type Halt = Reason & {
  readonly now: Date;
  /** Halts this version only, such as `1.0.0-1a2b3c4d5e`. */ readonly version?: string;
};

/** Ends a rollout. From the next page load, everybody gets the live version. Returns the halted version. */
export async function haltRollout(
  target: DeployTarget,
  remote: string,
  { version: wanted, ...reason }: Halt,
): Promise<string> {
  const rollout = entryOf(await readRegistry(target), remote)?.rollout;
  const version = rollout && versionOf(rollout.build);
  if (version === undefined || (wanted !== undefined && wanted !== version)) {
    throw new Error(`No version of ${remote} is being rolled out: there is nothing to halt.`);
  }
  await changeRegistry(target, { ...reason, remote, version, did: 'halted' }, (entry) =>
    entry?.rollout && versionOf(entry.rollout.build) === version ? withoutRollout(entry) : entry,
  );
  return version;
}
