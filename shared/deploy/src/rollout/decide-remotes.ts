import { versionOf } from '@tiffin/contracts';
import type { Registry, RegistryEntry } from '@tiffin/contracts';
import { speaksContract } from '@tiffin/event-bus';
import { liveOf } from '../registry/entry-changes';
import type { StoreEntry, StoreRegistry } from '../registry/store-registry';
import { isInRollout } from './is-in-rollout';
import type { Visitor } from './is-in-rollout';

/**
 * Returns the registry for one visitor: for every remote, the live build, or the rollout's build if the visitor is in
 * its audience. The live build is then listed as the previous one. Skips builds with a contract that this shell does
 * not speak, if there is another build.
 */
export function decideRemotes({ remotes }: Pick<StoreRegistry, 'remotes'>, visitor: Visitor): Registry {
  return {
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([name, entry]) => [name, decide(name, entry, visitor)]),
    ),
  };
}

/** Returns a key of the decisions for a visitor. Visitors with equal keys get equal registries. */
export function decisionKey(registry: StoreRegistry, visitor: Visitor): string {
  const taken = Object.entries(registry.remotes).flatMap(([name, { rollout }]) =>
    rollout && isInRollout(name, rollout, visitor) ? [`${name} ${versionOf(rollout.build)}`] : [],
  );
  return [registry.revision, ...taken].join();
}

function decide(name: string, entry: StoreEntry, visitor: Visitor): RegistryEntry {
  const { rollout, previous, earlier = [], pin } = entry;
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
    ...(pin && { pinnedAt: pin.at }),
  };
}
