import { preloadScreen } from '@tiffin/federation';
import type { LoadedRemote, RemoteLoader } from '@tiffin/federation';
import type { ReactNode } from 'react';
import type { OwnedRoute } from '../domain/route-of';

/** Loads the remote that owns a route, and the chunk of its screen. Returns the remote. */
export async function loadScreen(
  { load }: Pick<RemoteLoader, 'load'>,
  route: OwnedRoute,
): Promise<LoadedRemote> {
  const loaded = await load(route.remote);
  await preloadScreen(elementOf(loaded, route));
  return loaded;
}

/** Returns the screen that a remote has for a route. */
export function elementOf({ remote }: LoadedRemote, { path: pattern }: OwnedRoute): ReactNode {
  return remote.routes.find(({ path }) => path === pattern)?.element;
}
