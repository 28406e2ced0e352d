import { versionOf } from '@tiffin/contracts';
import type { RemoteBuild } from '@tiffin/contracts';
import { changeRegistry } from './registry/change-registry';
import type { Reason } from './registry/change-registry';
import { withLive, withRollout } from './registry/entry-changes';
import { describeAudience } from './rollout/audience';
import type { Audience } from './rollout/audience';
import type { DeployTarget } from './target/deploy-target';

/** Who makes a build live, why and when; for everybody, or only for the audience `to`. */
export type Going = Reason & { readonly now: Date; readonly to?: Audience | undefined };

/** Makes a published build live in one registry change. The build that was live becomes the previous one. */
export async function goLive(
  target: DeployTarget,
  remote: string,
  build: RemoteBuild,
  { to, ...reason }: Going,
): Promise<'changed' | 'nothing changed'> {
  const version = versionOf(build);
  if (to === undefined || to.percent === 100) {
    const wanted = { ...reason, remote, version, did: 'deployed' } as const;
    return changeRegistry(target, wanted, (entry) => withLive(entry, build));
  }
  const wanted = {
    ...reason,
    remote,
    version: `${version} to ${describeAudience(to)}`,
    did: 'rolled out',
  } as const;
  const rollout = { ...to, since: reason.now.toISOString() };
  return changeRegistry(target, wanted, (entry) => withRollout(entry, build, rollout));
}
