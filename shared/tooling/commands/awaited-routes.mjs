import { join } from 'node:path';
import { openLocalStore } from './local-store.mjs';
import { root } from './workspace-root.mjs';

/**
 * Returns the paths of remotes of which no build is live yet, with the remote's name. Pages that are told of them say that this
 * part is missing, and show it once it is there.
 *
 * @returns {Promise<readonly (readonly [path: string, remote: string])[]>}
 */
export async function awaitedRoutes() {
  const target = await openLocalStore();
  const { readRegistry, remoteNames } = await import('@tiffin/deploy');
  const { describeRemote } = await import('@tiffin/build');
  const { remotes } = await readRegistry(target);
  return remoteNames()
    .filter((name) => !remotes[name])
    .flatMap((name) => describeRemote(join(root, name)).routes.map(({ path }) => [path, name]));
}
