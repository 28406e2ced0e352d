import { versionOf } from '@tiffin/contracts';
import type { StoredShell } from '@tiffin/deploy';
import { PAGE_FORMAT } from '../../src/page-format';
import { cachedFor } from '../cached-for';
import type { Encoding } from '../packing/accepted-encoding';
import { KeptBySize } from '../packing/kept-by-size';
import { findEarlierShell } from './find-earlier-shell';
import { readShellFile } from './read-shell-file';
import type { ShellFile } from './read-shell-file';
import { readShellFolder } from './read-shell-folder';
import type { ShellBuild } from './shell-build';
import { storedShell } from './stored-shell';

/** What pages of this server's code may be built of. */
const SERVED_FORMATS: readonly number[] = [PAGE_FORMAT];

/** All files of several builds. */
const MOST_BYTES = 32_000_000;

/** After this time a build that could not be served is read again, because a deploy may have repaired it. */
const TRY_AGAIN_MS = 30_000;

/** A developer's folder changes while the server runs. */
const FOLDER_KEPT_MS = 1000;

/** The builds of the shell. */
export type ShellSource = {
  /** Returns the first of these builds that this server can serve. Throws if there is none. */
  readonly choose: (builds: readonly StoredShell[]) => Promise<ShellBuild>;
  /** Returns a file of any build that an open page may have; null if there is no such file. */
  readonly readFile: (path: string, encoding: Encoding) => Promise<ShellFile | null>;
};

type Sources = {
  /** Reads a path of the deploy target. */
  readonly readStored: (path: string) => Promise<Buffer | undefined>;
  /** Returns the builds of the shell that the registry names. */
  readonly readNamed: () => Promise<readonly StoredShell[]>;
  /** Returns every build of the shell in the target. */
  readonly readAll: () => Promise<readonly StoredShell[]>;
  /** A folder of build output that a developer wants to see instead of what is deployed. */
  readonly folder: string | null;
  readonly onFault: (fault: string) => void;
};

type Tried = { readonly build: Promise<ShellBuild | undefined>; readonly untilMs: number };

/** Returns the source of the shell's builds: what is deployed, or the folder. */
export function createShellSource(sources: Sources): ShellSource {
  const { readStored, readNamed, readAll, folder, onFault } = sources;
  const kept = new KeptBySize<ShellFile>(MOST_BYTES, ({ bytes }) => bytes.length);
  const fileOf = (build: ShellBuild, path: string, encoding: Encoding): Promise<ShellFile> =>
    kept.get(`${build.integrity[path]} ${encoding} ${path}`, () => readShellFile(build, path, encoding));
  const tried = new Map<string, Tried>();

  async function load(stored: StoredShell): Promise<ShellBuild> {
    const { pageFormat } = stored.shell;
    if (!SERVED_FORMATS.includes(pageFormat))
      throw new Error(`its pages have format ${pageFormat}, and this server knows ${SERVED_FORMATS.join()}`);
    const build = storedShell(stored, readStored);
    // They stay in memory, so that pages do not depend on the target after this.
    await Promise.all(Object.keys(stored.integrity).map((path) => fileOf(build, path, 'br')));
    return build;
  }

  function tryBuild(stored: StoredShell): Promise<ShellBuild | undefined> {
    // An entry with the same name and other hashes is another build.
    const key = JSON.stringify(stored);
    const known = tried.get(key);
    if (known && known.untilMs > Date.now()) return known.build;
    const build = load(stored).catch((error: unknown) => {
      tried.set(key, { build, untilMs: Date.now() + TRY_AGAIN_MS });
      const why = error instanceof Error ? error.message : String(error);
      onFault(`shell ${versionOf(stored)} is not served: ${why}`);
      return undefined;
    });
    tried.set(key, { build, untilMs: Infinity });
    return build;
  }

  const readFolder = cachedFor(FOLDER_KEPT_MS, () => readShellFolder(folder ?? ''));
  const findEarlier = findEarlierShell({ readNamed, readAll });
  return {
    choose: async (builds) => {
      if (folder !== null) return readFolder();
      for (const stored of builds) {
        const build = await tryBuild(stored);
        if (build) return build;
      }
      throw new Error(
        builds.length === 0
          ? 'No shell is deployed, or none that a trusted key has signed. Run "npm run remote -- deploy shell", or start everything with "npm start".'
          : 'No deployed shell can be served. The log says why.',
      );
    },
    readFile: async (path, encoding) => {
      const build = folder === null ? await findEarlier(path) : await readFolder();
      const hasFile = build !== undefined && Object.hasOwn(build.integrity, path) && !isServerBuild(path);
      if (!hasFile) return null;
      return fileOf('read' in build ? build : storedShell(build, readStored), path, encoding).catch(
        () => null,
      );
    },
  };
}

/** Browsers never run it. */
function isServerBuild(path: string): boolean {
  return path.startsWith('server.');
}
