import { versionOf } from '@tiffin/contracts';
import { changeRegistry } from './registry/change-registry';
import type { Reason } from './registry/change-registry';
import { withoutPin } from './registry/entry-changes';
import { entryOf } from './registry/entry-of';
import { readRegistry } from './registry/revisions';
import type { DeployTarget } from './target/deploy-target';

/** Lifts the pin of a rollback, so that the next deploy goes live. The live version stays. Returns the live version. */
export async function unpinRemote(
  target: DeployTarget,
  remote: string,
  reason: Reason & { readonly now: Date },
): Promise<string> {
  const live = entryOf(await readRegistry(target), remote);
  if (!live) throw new Error(`${remote} is not deployed.`);
  if (!live.pin) throw new Error(`${remote} is not pinned: the next deploy goes live.`);
  const version = versionOf(live);
  await changeRegistry(
    target,
    { ...reason, remote, version, did: 'unpinned' },
    (entry) => entry && withoutPin(entry),
  );
  return version;
}
