import { createHash } from 'node:crypto';
import { versionOf } from '@tiffin/contracts';
import type { ServerBuild } from '@tiffin/server/builds';

/** A build of the shell that this server serves. */
export type ShellBuild = {
  readonly version: string;
  readonly buildId: string;
  /** The SHA-384 hash of every file, in the format of subresource integrity. */
  readonly integrity: Readonly<Record<string, string>>;
  /** The scripts of every page, in order. */
  readonly initial: readonly string[];
  /** The files of each named chunk. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  /** Returns a file as it is stored, without checking it; undefined if it does not exist. */
  readonly read: (path: string) => Promise<Buffer | undefined>;
  readonly renderer?: ServerBuildOfShell | undefined;
};

/** The build that renders pages on the server. */
export type ServerBuildOfShell = ServerBuild;

/** Path of the builds' files on the shell's origin. */
export const ASSETS = '/assets/';

/** Returns the name by which error reports know a build: `shell@1.0.0-1a2b3c4d5e`, with the version that the store has. */
export function releaseOf(build: Pick<ShellBuild, 'version' | 'buildId'>): string {
  return `shell@${versionOf(build)}`;
}

/** Returns whether bytes are the file that was built. */
export function isFileOf({ integrity }: Pick<ShellBuild, 'integrity'>, path: string, bytes: Buffer): boolean {
  return integrity[path] === `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Returns a build with the renderer in the file `server`, whose hash is checked before it runs. */
export function withRenderer(build: Omit<ShellBuild, 'renderer'>, server: string | undefined): ShellBuild {
  const { version, read, integrity } = build;
  const hash = server && integrity[server];
  if (!server || !hash) return build;
  const readCode = async (): Promise<string> => {
    const code = await read(server);
    if (!code || !isFileOf(build, server, code)) throw new Error(`${server} is not the file that was built.`);
    return code.toString();
  };
  return {
    ...build,
    renderer: { id: `shell ${hash}`, remote: 'shell', version, publicPath: ASSETS, readCode },
  };
}
