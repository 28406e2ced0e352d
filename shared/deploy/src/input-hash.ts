import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

const skipped = ['node_modules', 'dist'];
/** The shared packages that no browser build reads. */
const notBuiltPackages = ['decisions', 'testing', 'tooling', 'deploy'];
/** A lockfile names the hashes of installed packages, which are the shared packages where they are not in the repository. */
const LOCKS = ['pnpm-lock.yaml', 'package-lock.json'];
const notBuilt = /\.(?:test|stories)\.tsx?$|README\.md$|tsconfig\.json$/;

/**
 * Hashes the inputs of a browser build: the package, the shared packages and the lockfile. Equal hashes mean equal
 * bundles.
 * @param root the workspace's folder
 * @param folder the package's folder in it, such as `mfe-checkout`
 * @returns 10 hex digits
 */
export async function inputHash(root: string, folder: string): Promise<string> {
  const files = [
    ...(await filesUnder(join(root, folder), folder === 'shell' ? ['server'] : [])),
    ...(await filesUnder(join(root, 'shared'), notBuiltPackages)),
    ...LOCKS.map((lock) => join(root, lock)).filter(existsSync),
  ].sort();
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(`${relative(root, file)}\0`);
    hash.update(await readFile(file));
    hash.update('\0');
  }
  return hash.digest('hex').slice(0, 10);
}

async function filesUnder(folder: string, alsoSkipped: readonly string[] = []): Promise<readonly string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = await Promise.all(
    entries.map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        return [...skipped, ...alsoSkipped].includes(entry.name) ? [] : filesUnder(path);
      }
      return entry.isFile() && !notBuilt.test(entry.name) ? [path] : [];
    }),
  );
  return nested.flat();
}
