import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { access, cp, mkdir, mkdtemp, readFile, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const here = dirname(fileURLToPath(import.meta.url));
const sandbox = join(here, '../..');
const migrations = join(sandbox, 'src/db/migrations');
const cache = join(sandbox, '../../.tiffin/cache/pglite');

/**
 * Copies a PGlite folder without rows into `folder`. Creating one and applying the migrations takes seconds,
 * so the first is kept for as long as the migrations and PGlite stay as they are.
 */
export async function copyMigratedFolder(folder: string): Promise<void> {
  const kept = join(cache, await versionOfMigrations());
  if (!(await isThere(kept))) await migrate(kept);
  await cp(kept, folder, { recursive: true });
}

/** Makes the folder aside and then renames it, so that two test processes never see half of it. */
async function migrate(kept: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const made = await mkdtemp(join(cache, 'new-'));
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', join(here, 'make-migrated-folder.ts'), made],
    { cwd: sandbox },
  );
  try {
    await rename(made, kept);
  } catch (error) {
    await rm(made, { recursive: true });
    if (!(await isThere(kept))) throw error;
  }
}

async function versionOfMigrations(): Promise<string> {
  const hash = createHash('sha256');
  hash.update(await readFile(join(sandbox, 'node_modules/@electric-sql/pglite/package.json')));
  for (const name of (await readdir(migrations, { recursive: true })).sort()) {
    if (!/\.(?:sql|json)$/.test(name)) continue;
    hash.update(name).update(await readFile(join(migrations, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
