import { onlyTrusted, readWholeRegistry } from '@tiffin/deploy';
import type { DeployTarget, StoreRegistry, Trust } from '@tiffin/deploy';
import { cachedFor } from '../cached-for';

/** Pages see a deploy after this time at the latest. */
const KEPT_MS = 5000;

type Options = {
  /** Which builds may run. */
  readonly trust: Trust;
  readonly onFault: (fault: string) => void;
  readonly now?: () => number;
};

/**
 * Returns a function that reads the registry of a target, at most every 5 s, without builds that must not run. If the target cannot be read, or its
 * newest revision is damaged, it returns the previous registry and calls `onFault` with the reason. Rejects only if
 * no registry was ever read.
 */
export function createRegistrySource(
  target: DeployTarget,
  { trust, onFault, now = Date.now }: Options,
): () => Promise<StoreRegistry> {
  let last: StoreRegistry | undefined;
  return cachedFor(
    KEPT_MS,
    async () => {
      try {
        const { registry: read, damaged } = await readWholeRegistry(target);
        const registry = await onlyTrusted(read, trust, onFault);
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
