// Runs the sandbox's service tests on a real PostgreSQL server from Debian's package, in a private folder.
import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const VERSIONS = '/usr/lib/postgresql';

const bin = findServer() ?? installServer();
// PostgreSQL refuses root, and its user must be able to enter every folder above its data.
const folder = userInfo().uid === 0 ? mkdtempSync(join(tmpdir(), 'tiffin-postgres-')) : privateFolder();
const data = join(folder, 'data');
const port = await freePort();
const owner = userInfo().uid === 0 ? accountOf('postgres') : undefined;
if (owner) chownSync(folder, owner.uid, owner.gid);

let status;
try {
  asOwner('initdb', ['-D', data, '-U', 'tiffin', '--auth=trust', '--encoding=UTF8', '--no-sync']);
  asOwner('pg_ctl', [
    '-D',
    data,
    '-w',
    '-l',
    join(folder, 'log'),
    '-o',
    `-p ${port} -k ${folder} -c fsync=off`,
    'start',
  ]);
  process.stdout.write(`PostgreSQL ${bin.split('/').at(-2)} on port ${port}\n`);
  const jest = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/jest/bin/jest.js'),
      '-c',
      join(root, 'shared/tooling/jest.config.mjs'),
      '--testPathPatterns',
      'e2e/sandbox/src/(services|app)',
      ...process.argv.slice(2),
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, DATABASE_URL: `postgres://tiffin@127.0.0.1:${port}/postgres` },
    },
  );
  status = jest.status;
} finally {
  if (existsSync(join(data, 'postmaster.pid'))) asOwner('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
  rmSync(folder, { recursive: true, force: true });
}
process.exit(status ?? 1);

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
  process.exit(1);
}

function privateFolder() {
  const parent = join(root, '.tiffin');
  mkdirSync(parent, { recursive: true });
  return mkdtempSync(join(parent, 'postgres-'));
}

function asOwner(program, words) {
  execFileSync(join(bin, program), words, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    ...(owner && { uid: owner.uid, gid: owner.gid, env: { ...process.env, HOME: folder } }),
  });
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
