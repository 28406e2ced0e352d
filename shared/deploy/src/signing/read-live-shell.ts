import { versionOf } from '@tiffin/contracts';
import { liveOf } from '../registry/entry-changes';
import { SHELL } from '../registry/entry-of';
import { readRegistry } from '../registry/revisions';
import type { StoredBuild } from '../registry/stored-build';
import type { DeployTarget } from '../target/deploy-target';
import type { Trust } from './trust';

/**
 * Returns the live shell, whose server build runs in the checks of a deploy. Throws if it must not run: a pipeline that has the
 * signing key must not run what somebody else has put into the target.
 */
export async function readLiveShell(
  target: DeployTarget,
  trust: Trust | undefined,
): Promise<StoredBuild | undefined> {
  const { shell } = await readRegistry(target);
  if (shell) await expectTrusted(trust, SHELL, liveOf(shell));
  return shell && liveOf(shell);
}

/** Throws if a build must not run. */
export async function expectTrusted(
  trust: Trust | undefined,
  name: string,
  build: StoredBuild,
): Promise<void> {
  const verdict = await trust?.check(name, build);
  if (verdict && 'fault' in verdict)
    throw new Error(`The checks do not run ${name} ${versionOf(build)}, which ${verdict.fault}.`);
}
