import { preloadScreen } from '@tiffin/federation';
import type { RemoteLoader } from '@tiffin/federation';
import type { OwnedRoute } from '../domain/route-of';

/** Loads the remote that owns a route, and the chunk of its screen. */
export async function loadScreen(
  { load }: Pick<RemoteLoader, 'load'>,
  { remote: name, path: pattern }: OwnedRoute,
): Promise<void> {
  const { remote } = await load(name);
  await preloadScreen(remote.routes.find(({ path }) => path === pattern)?.element);
}
