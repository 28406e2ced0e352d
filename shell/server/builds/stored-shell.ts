import type { StoredShell } from '@tiffin/deploy';
import { withRenderer } from './shell-build';
import type { ShellBuild } from './shell-build';

/** Returns a deployed build as this server serves it. `readStored` reads a path of the deploy target. */
export function storedShell(
  { version, buildId, manifestUrl, integrity, shell: { initial, chunks }, server }: StoredShell,
  readStored: (path: string) => Promise<Buffer | undefined>,
): ShellBuild {
  const read = (file: string): Promise<Buffer | undefined> =>
    readStored(new URL(file, new URL(manifestUrl, 'http://store')).pathname.slice(1));
  return withRenderer({ version, buildId, integrity, initial, chunks, read }, server);
}
