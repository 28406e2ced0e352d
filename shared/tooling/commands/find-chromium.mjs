import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { CommandError } from './command-error.mjs';
import { run } from './run.mjs';
import { root } from './workspace-root.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const elsewhere = [
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Returns the path of a Chromium: the one in CHROMIUM_PATH, one on the PATH or in a usual folder, or one that
 * it installs.
 *
 * @returns {Promise<string>}
 */
export async function ensureChromium() {
  return findChromium(process.env) ?? (await installPackage()) ?? (await installBundled());
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {(path: string) => boolean} [exists]
 * @returns {string | undefined}
 */
export function findChromium(env, exists = existsSync) {
  if (env.CHROMIUM_PATH) {
    if (exists(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new CommandError(`CHROMIUM_PATH names ${env.CHROMIUM_PATH}, but there is no such file.`);
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...candidates, ...elsewhere].find((path) => exists(path));
}

/** Installs Debian's package, if this process runs as root and apt-get exists. */
async function installPackage() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing Chromium (Debian package) …');
  await run('apt-get', ['update', '-qq'], { quiet: true });
  const args = ['install', '-y', '-qq', '--no-install-recommends', 'chromium'];
  const { code } = await run('apt-get', args, { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });
  return code === 0 ? findChromium({ PATH: process.env.PATH }) : undefined;
}

/**
 * Installs a Chromium from the package registry into the cache folder, for machines without apt-get or
 * without the rights.
 */
async function installBundled() {
  const folder = join(root, '.tiffin/cache/chromium');
  const entry = join(folder, 'node_modules/@sparticuz/chromium/build/esm/index.js');
  if (!existsSync(entry)) {
    console.log('Installing Chromium (from the package registry) …');
    const args = [
      'install',
      '--prefix',
      folder,
      '--no-save',
      '--no-audit',
      '--no-fund',
      '@sparticuz/chromium@143.0.4',
    ];
    const { code, output } = await run('npm', args, { quiet: true });
    if (code !== 0) {
      throw new CommandError(
        `There is no Chromium here and none could be installed. Install one and set CHROMIUM_PATH.\n${output}`,
      );
    }
  }
  const { default: chromium } = await import(entry);
  return chromium.executablePath();
}
