import { versionOf } from '@tiffin/contracts';
import type { RegistryEntry } from '@tiffin/contracts';
import type { Pair } from '@tiffin/server/builds';
import type { DeployedRemotes } from '../remotes/deployed-remotes';
import type { ServerBuildOfShell } from '../builds/shell-build';

type Builds = {
  readonly remote: string;
  /** With absolute URLs. */
  readonly build: RegistryEntry;
  readonly shell: ServerBuildOfShell;
};

/** Returns the server builds of a remote and the shell, or undefined if the remote's record names none with a hash. */
export function pairOf(
  { remote, build, shell }: Builds,
  readFile: DeployedRemotes['readFile'],
): Pair | undefined {
  const { server: file, integrity, manifestUrl } = build;
  const version = versionOf(build);
  const hash = file && integrity[file];
  if (!file || !hash) return undefined;
  const readCode = async (): Promise<string> => {
    const found = await readFile(build, { file, mayBePacked: false });
    if (!found) throw new Error(`${file} is missing or is not the deployed file.`);
    return found.content.toString();
  };
  const publicPath = new URL('.', manifestUrl).href;
  return { shell, remote: { id: `${remote} ${hash} ${publicPath}`, remote, version, publicPath, readCode } };
}
