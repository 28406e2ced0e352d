// Starts a private PostgreSQL server from Debian's package.
import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Exit code when no PostgreSQL server is installed and none can be installed. */
const UNAVAILABLE = 69;
const VERSIONS = '/usr/lib/postgresql';

/**
 * Starts a server with fresh data in its own folder. `stop` removes both. With `isDurable`, every commit
 * waits for the disk.
 *
 * @param {{ isDurable: boolean }} settings
 * @returns {Promise<{ name: string, url: string, stop: () => void }>}
 */
export async function startPostgres({ isDurable }) {
  const bin = findServer() ?? installServer();
  // PostgreSQL refuses root, and its user must be able to enter every folder above its data.
  const folder = userInfo().uid === 0 ? mkdtempSync(join(tmpdir(), 'tiffin-postgres-')) : privateFolder();
  const data = join(folder, 'data');
  const port = await freePort();
  const owner = userInfo().uid === 0 ? accountOf('postgres') : undefined;
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const run = (program, words) =>
    execFileSync(join(bin, program), words, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      ...(owner && { uid: owner.uid, gid: owner.gid, env: { ...process.env, HOME: folder } }),
    });
  const stop = () => {
    if (existsSync(join(data, 'postmaster.pid'))) run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    run('initdb', ['-D', data, '-U', 'tiffin', '--auth=trust', '--encoding=UTF8', '--no-sync']);
    const settings = `-p ${port} -k ${folder} -c fsync=${isDurable ? 'on' : 'off'}`;
    run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start']);
  } catch (error) {
    stop();
    throw error;
  }
  const url = `postgres://tiffin@127.0.0.1:${port}/postgres`;
  return { name: `PostgreSQL ${bin.split('/').at(-2)}`, url, stop };
}

function findServer() {
  if (!existsSync(VERSIONS)) return undefined;
  const newest = readdirSync(VERSIONS).sort((one, other) => Number(other) - Number(one))[0];
  const found = newest && join(VERSIONS, newest, 'bin');
  return found && existsSync(join(found, 'initdb')) ? found : undefined;
}

function installServer() {
  process.stdout.write('Installing PostgreSQL by apt-get …\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...words) => spawnSync('apt-get', words, { stdio: 'inherit', env }).status === 0;
  const isInstalled =
    apt('install', '-y', '--no-install-recommends', 'postgresql') ||
    (apt('update') && apt('install', '-y', '--no-install-recommends', 'postgresql'));
  const found = isInstalled ? findServer() : undefined;
  if (found) return found;
  process.stderr.write('PostgreSQL is missing: install Debian’s package postgresql, then run this again.\n');
  process.exit(UNAVAILABLE);
}

function privateFolder() {
  const parent = join(root, '.tiffin');
  mkdirSync(parent, { recursive: true });
  return mkdtempSync(join(parent, 'postgres-'));
}

function accountOf(name) {
  const id = (flag) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: free } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return free;
}
