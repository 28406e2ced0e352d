import type { StoredShell } from '@tiffin/deploy';
import { cachedFor } from '../cached-for';

/** A name that no build has makes the server list the target at most this often. */
const LISTED_AGAIN_MS = 5000;

type Sources = {
  readonly readNamed: () => Promise<readonly StoredShell[]>;
  readonly readAll: () => Promise<readonly StoredShell[]>;
};

/**
 * Returns a function that finds the build with a file of this name: first among the builds that the registry names, then among all
 * that are kept, because a page that is open since an earlier deploy asks for files of its build.
 */
export function findEarlierShell({
  readNamed,
  readAll,
}: Sources): (path: string) => Promise<StoredShell | undefined> {
  const listAll = cachedFor(LISTED_AGAIN_MS, readAll);
  return async (path) => {
    const has = ({ integrity }: StoredShell): boolean => Object.hasOwn(integrity, path);
    return (await readNamed()).find(has) ?? (await listAll()).find(has);
  };
}
