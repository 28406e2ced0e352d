import { SPOKEN_CONTRACTS, versionOf } from '@tiffin/contracts';
import type { Registry, RegistryEntry } from '@tiffin/contracts';
import { liveOf } from '../registry/entry-changes';
import { namedEntries } from '../registry/entry-of';
import type { StoreEntry, StoreRegistry } from '../registry/store-registry';
import { decideShell } from './decide-shell';
import { isInRollout } from './is-in-rollout';
import type { Visitor } from './is-in-rollout';

type Entries = Pick<StoreRegistry, 'remotes' | 'shell'>;

/**
 * Returns the registry for one visitor: for every remote, the live build, or the rollout's build if the visitor is in
 * its audience. The live build is then listed as the previous one. Skips builds with a contract that the visitor's shell
 * does not speak, if there is another build.
 */
export function decideRemotes(registry: Entries, visitor: Visitor): Registry {
  const spoken = decideShell(registry, visitor)[0]?.shell.speaks ?? SPOKEN_CONTRACTS;
  return {
    remotes: Object.fromEntries(
      Object.entries(registry.remotes).map(([name, entry]) => [
        name,
        decide(name, entry, { visitor, spoken }),
      ]),
    ),
  };
}

/** Returns a key of the decisions for a visitor. Visitors with equal keys get equal registries. */
export function decisionKey(registry: StoreRegistry, visitor: Visitor): string {
  const taken = namedEntries(registry).flatMap(([name, { rollout }]) =>
    rollout && isInRollout(name, rollout, visitor) ? [`${name} ${versionOf(rollout.build)}`] : [],
  );
  // Of one revision, a server may leave out builds.
  const live = namedEntries(registry).map(([name, entry]) => `${name} ${versionOf(entry)}`);
  return [registry.revision, ...live, ...taken].join();
}

type For = { readonly visitor: Visitor; readonly spoken: readonly number[] };

function decide(name: string, entry: StoreEntry, { visitor, spoken }: For): RegistryEntry {
  const { rollout, previous, earlier = [], pin } = entry;
  const isRolledOut = rollout !== undefined && isInRollout(name, rollout, visitor);
  const before = [...(previous ? [previous] : []), ...earlier];
  const builds = [...(isRolledOut ? [rollout.build] : []), liveOf(entry), ...before];
  const first = builds.findIndex(({ contract }) => spoken.includes(contract));
  const [live = liveOf(entry), behind, ...others] = builds.slice(Math.max(first, 0));
  return {
    ...live,
    ...(behind && { previous: behind }),
    ...(others.length > 0 && { earlier: others }),
    ...(isRolledOut && live === rollout.build && { source: 'early' }),
    ...(pin && { pinnedAt: pin.at }),
  };
}
