import type { Registry, RegistryEntry } from '@tiffin/contracts';
import { speaksContract } from '@tiffin/event-bus';
import { versionOf } from '../../loader/version-of';
import { liveOf } from '../registry/entry-changes';
import type { StoreEntry, StoreRegistry } from '../registry/store-registry';
import { isInRollout } from './is-in-rollout';
import type { Visitor } from './is-in-rollout';

/**
 * The registry for one visitor: of every remote the live build, or the one that is being rolled out where the visitor
 * is among those who get it. Then the live build stands behind it, as the previous good one. What the pages of this shell
 * could not speak with is passed over, where there is something else.
 */
export function decideRemotes({ remotes }: Pick<StoreRegistry, 'remotes'>, visitor: Visitor): Registry {
  return {
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([name, entry]) => [name, decide(name, entry, visitor)]),
    ),
  };
}

/** Names the decisions that visitors can differ in: equal text, equal registry of one revision. */
export function decisionKey(registry: StoreRegistry, visitor: Visitor): string {
  const taken = Object.entries(registry.remotes).flatMap(([name, { rollout }]) =>
    rollout && isInRollout(name, rollout, visitor) ? [`${name} ${versionOf(rollout.build)}`] : [],
  );
  return [registry.revision, ...taken].join();
}

function decide(name: string, entry: StoreEntry, visitor: Visitor): RegistryEntry {
  const { rollout, previous, earlier = [] } = entry;
  const isRolledOut = rollout !== undefined && isInRollout(name, rollout, visitor);
  const before = [...(previous ? [previous] : []), ...earlier];
  const builds = [...(isRolledOut ? [rollout.build] : []), liveOf(entry), ...before];
  const first = builds.findIndex(({ contract }) => speaksContract(contract));
  const [live = liveOf(entry), behind, ...others] = builds.slice(Math.max(first, 0));
  return {
    ...live,
    ...(behind && { previous: behind }),
    ...(others.length > 0 && { earlier: others }),
    ...(isRolledOut && live === rollout.build && { source: 'early' }),
  };
}
