import type { ShellLoader } from '../boot/create-loader';
import { shellVersion } from './shell-version';

/** Returns the remote, or the shell, that owns the screen of a path, with its version. */
export function screenOwnerOf(
  pathname: string,
  loader: Pick<ShellLoader, 'peek' | 'routeOf'>,
): { readonly remote: string; readonly version: string } {
  const remote = loader.routeOf(pathname)?.remote;
  if (remote === undefined) return { remote: 'shell', version: shellVersion() };
  return { remote, version: loader.peek(remote)?.version ?? 'not loaded' };
}
