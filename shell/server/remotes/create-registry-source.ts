import { readWholeRegistry } from '@tiffin/federation/deploy';
import type { DeployTarget, StoreRegistry } from '@tiffin/federation/deploy';
import { cachedFor } from '../cached-for';

/** A deploy is seen by pages loaded this long after it, at the latest. */
const KEPT_MS = 5000;

/**
 * The registry of a target, read at most every 5 s. While the target cannot be read, or its newest revision is damaged,
 * pages get what was live before, and `onFault` hears why. Rejects only where nothing was ever read.
 */
export function createRegistrySource(
  target: DeployTarget,
  onFault: (fault: string) => void,
  now: () => number = Date.now,
): () => Promise<StoreRegistry> {
  let last: StoreRegistry | undefined;
  return cachedFor(
    KEPT_MS,
    async () => {
      try {
        const { registry, damaged } = await readWholeRegistry(target);
        if (damaged.length > 0) {
          onFault(
            `${target.name}: revision ${damaged.join()} of the registry is damaged: run "remote restore".`,
          );
        }
        const isOlder = damaged.length > 0 && last !== undefined && last.revision > registry.revision;
        if (!isOlder) last = registry;
        return last ?? registry;
      } catch (error) {
        if (!last) throw error;
        onFault(error instanceof Error ? error.message : String(error));
        return last;
      }
    },
    now,
  );
}
