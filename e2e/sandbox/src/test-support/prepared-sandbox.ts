import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { bundleProgram } from '@tiffin/tooling/commands/bundle-program.mjs';

const sandbox = join(dirname(fileURLToPath(import.meta.url)), '../..');
const root = join(sandbox, '../..');
const cache = join(root, '.tiffin/cache/sandbox');
const ownPackages = join(sandbox, 'node_modules/@tiffin');
const versions = join(root, 'pnpm-lock.yaml');
const KEPT_MS = 3_600_000;

/** A sandbox that starts fast: one JavaScript file, and a PGlite folder that has the merchants and no people. */
export type PreparedSandbox = { readonly program: string; readonly dataFolder: string };

/** Returns the prepared sandbox of the current sources. The first caller makes it, which takes seconds. */
export async function preparedSandbox(): Promise<PreparedSandbox> {
  const folder = join(cache, hashOfSources());
  if (!existsSync(folder)) await prepare(folder);
  return { program: join(folder, 'main.mjs'), dataFolder: join(folder, 'data') };
}

/** Prepares the folder aside and then renames it, so that two test processes never see half of it. */
async function prepare(folder: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const made = await mkdtemp(join(cache, 'new-'));
  await removeOldOnes((await stat(made)).mtimeMs);
  const seeder = join(made, 'make-seeded-folder.mjs');
  await bundleProgram(join(sandbox, 'src/main.ts'), join(made, 'main.mjs'));
  await bundleProgram(join(sandbox, 'src/test-support/make-seeded-folder.ts'), seeder);
  await promisify(execFile)(process.execPath, [seeder, join(made, 'data')]);
  try {
    await rename(made, folder);
  } catch (error) {
    await rm(made, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}

/** @param nowMs the time by the clock of the file system, which tests do not change */
async function removeOldOnes(nowMs: number): Promise<void> {
  for (const name of await readdir(cache)) {
    const old = join(cache, name);
    const { mtimeMs } = await stat(old);
    if (nowMs - mtimeMs > KEPT_MS) await rm(old, { recursive: true, force: true });
  }
}

/** Reads synchronously: hundreds of small files take a quarter of the time. */
function hashOfSources(): string {
  const hash = createHash('sha256').update(readFileSync(versions));
  const packages = readdirSync(ownPackages).map((name) => join(ownPackages, name, 'src'));
  for (const folder of [join(sandbox, 'src'), ...packages.filter((path) => existsSync(path))])
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (!/\.(?:ts|json|sql)$/.test(name) || name.endsWith('.test.ts')) continue;
      hash.update(name).update(readFileSync(join(folder, name)));
    }
  return hash.digest('hex').slice(0, 16);
}
