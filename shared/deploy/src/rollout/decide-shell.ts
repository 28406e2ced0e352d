import { SHELL } from '../registry/entry-of';
import { liveOf } from '../registry/entry-changes';
import type { StoreRegistry } from '../registry/store-registry';
import { isShell } from '../registry/stored-build';
import type { StoredShell } from '../registry/stored-build';
import { isInRollout } from './is-in-rollout';
import type { Visitor } from './is-in-rollout';

/**
 * Returns the builds of the shell for one visitor, in the order in which a server tries them: the rollout's build if the visitor
 * is in its audience, the live one, the previous one, earlier ones. Empty if no shell is deployed.
 */
export function decideShell(
  { shell }: Pick<StoreRegistry, 'shell'>,
  visitor: Visitor,
): readonly StoredShell[] {
  if (!shell) return [];
  const { rollout, previous, earlier = [] } = shell;
  const isRolledOut = rollout !== undefined && isInRollout(SHELL, rollout, visitor);
  return [
    ...(isRolledOut ? [rollout.build] : []),
    liveOf(shell),
    ...(previous ? [previous] : []),
    ...earlier,
  ].filter(isShell);
}
