import { getConfig } from '@tiffin/config';
import type { RemoteLoader } from '@tiffin/federation';
import { routeOf } from '../domain/route-of';

/** The remote, or the shell, that has the screen at an address, and its version. */
export function placeOf(
  pathname: string,
  loader: RemoteLoader,
): { readonly remote: string; readonly version: string } {
  const remote = routeOf(pathname)?.remote;
  if (remote === undefined) return { remote: 'shell', version: getConfig().appVersion };
  return { remote, version: loader.peek(remote)?.version ?? 'not loaded' };
}
