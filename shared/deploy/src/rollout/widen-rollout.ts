import { changeRegistry } from '../registry/change-registry';
import type { Reason } from '../registry/change-registry';
import { withWider } from '../registry/entry-changes';
import type { DeployTarget } from '../target/deploy-target';
import { describeAudience } from './audience';
import type { Audience } from './audience';

/** Widens the audience of a rollout. At 100 %, its version becomes live for everybody. */
export function widenRollout(
  target: DeployTarget,
  remote: string,
  { to, ...reason }: Reason & { readonly now: Date; readonly to: Audience },
): Promise<'changed' | 'nothing changed'> {
  const wanted = { ...reason, remote, version: `to ${describeAudience(to)}`, did: 'widened' } as const;
  return changeRegistry(target, wanted, (entry) => withWider(entry, to));
}
