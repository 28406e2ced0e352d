import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from './command-error.mjs';
import { run } from './run.mjs';
import { root } from './workspace-root.mjs';

const stamp = join(root, 'node_modules/.tiffin-install');

/** Installs the dependencies with the pinned pnpm unless node_modules matches the lockfile. */
export async function install() {
  checkNode();
  const wanted = inputs();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  console.log(`Installing dependencies with ${packageManager} …`);
  const { code } = await run('npx', ['-y', packageManager, 'install', '--frozen-lockfile']).catch((error) => {
    throw new CommandError(
      `npx could not be started (${error.message}). It comes with npm: install Node 20.20 or later with npm, then try again.`,
    );
  });
  if (code !== 0) {
    throw new CommandError(
      'The installation failed; the lines above say why. Is the package registry reachable (npm ping)? Then try again.',
    );
  }
  writeFileSync(stamp, wanted);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major >= 22 || (major === 20 && minor >= 20)) return;
  throw new CommandError(`Tiffin needs Node 20.20 or later, but not 21. This is ${process.versions.node}.`);
}

function inputs() {
  const packages = ['shared', 'e2e'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(folder, name)),
  );
  const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));
  const files = [
    'package.json',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    ...['shell', ...remotes, ...packages].map((folder) => join(folder, 'package.json')),
  ];
  const hash = createHash('sha256').update(process.versions.modules);
  for (const file of files.map((path) => join(root, path)).filter(existsSync))
    hash.update(readFileSync(file));
  return hash.digest('hex');
}
