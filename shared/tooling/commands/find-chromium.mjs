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
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];

/**
 * Returns the browsers for tests as environment variables. `CHROMIUM_SHELL_PATH` is the headless shell, which needs
 * about a third less processor time but has no notifications; absent if there is none, or if CHROMIUM_PATH names the
 * browser to use.
 *
 * @returns {Promise<{ CHROMIUM_PATH: string, CHROMIUM_SHELL_PATH?: string }>}
 */
export async function ensureTestBrowsers() {
  const chromium = await ensureChromium();
  if (process.env.CHROMIUM_PATH) return { CHROMIUM_PATH: chromium };
  const shell = findHeadlessShell(process.env) ?? (await installPackage(shellNames[0], findHeadlessShell));
  return { CHROMIUM_PATH: chromium, ...(shell && { CHROMIUM_SHELL_PATH: shell }) };
}

/**
 * Returns the path of a Chromium: the one in CHROMIUM_PATH, one on the PATH or in a usual folder, or one that
 * it installs.
 *
 * @returns {Promise<string>}
 */
export async function ensureChromium() {
  return (
    findChromium(process.env) ?? (await installPackage('chromium', findChromium)) ?? (await installBundled())
  );
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
  return findOnPath(env, names, exists) ?? elsewhere.find((path) => exists(path));
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {(path: string) => boolean} [exists]
 * @returns {string | undefined}
 */
export function findHeadlessShell(env, exists = existsSync) {
  return findOnPath(env, shellNames, exists);
}

function findOnPath(env, names, exists) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => exists(path));
}

/** Installs a package of Debian, if this process runs as root and apt-get exists. Returns the browser in it. */
async function installPackage(name, find) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log(`Installing ${name} (Debian package) …`);
  await run('apt-get', ['update', '-qq'], { quiet: true });
  const args = ['install', '-y', '-qq', '--no-install-recommends', name];
  const { code } = await run('apt-get', args, { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });
  return code === 0 ? find({ PATH: process.env.PATH }) : undefined;
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
