import { preloadScreen } from '@tiffin/federation';
import type { LoadedRemote, RemoteLoader } from '@tiffin/federation';
import type { OwnedRoute } from '../domain/route-of';

/** Loads the remote that owns a route, and the chunk of its screen. Returns the remote. */
export async function loadScreen(
  { load }: Pick<RemoteLoader, 'load'>,
  { remote: name, path: pattern }: OwnedRoute,
): Promise<LoadedRemote> {
  const loaded = await load(name);
  await preloadScreen(loaded.remote.routes.find(({ path }) => path === pattern)?.element);
  return loaded;
}
