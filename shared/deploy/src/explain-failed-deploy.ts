import { versionOf } from '@tiffin/contracts';
import { entryOf } from './registry/entry-of';
import type { StoreRegistry } from './registry/store-registry';

/** Runs a deploy. Adds to every error which version stays live. */
export async function explainFailedDeploy<T>(
  registry: StoreRegistry,
  remote: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const live = entryOf(registry, remote);
    const stays = live ? `${versionOf(live)} stays live.` : 'It is not live: nothing was live before.';
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${remote} was not deployed. ${stays}\n${reason}`, { cause: error });
  }
}
