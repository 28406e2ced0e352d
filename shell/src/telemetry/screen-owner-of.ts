import { getConfig } from '@tiffin/config';
import type { ShellLoader } from '../boot/create-loader';

/** Returns the remote, or the shell, that owns the screen of a path, with its version. */
export function screenOwnerOf(
  pathname: string,
  loader: Pick<ShellLoader, 'peek' | 'routeOf'>,
): { readonly remote: string; readonly version: string } {
  const remote = loader.routeOf(pathname)?.remote;
  if (remote === undefined) return { remote: 'shell', version: getConfig().appVersion };
  return { remote, version: loader.peek(remote)?.version ?? 'not loaded' };
}
