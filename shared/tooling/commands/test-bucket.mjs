// Runs the deploy tool's tests on a real S3 server: versitygw, one program of Go, built from the Go module proxy.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from './command-error.mjs';
import { readArguments } from './read-arguments.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const MODULE = 'github.com/versity/versitygw/cmd/versitygw';
const VERSION = 'v1.8.0';
const KEYS = { AWS_ACCESS_KEY_ID: 'tiffin-test', AWS_SECRET_ACCESS_KEY: 'tiffin-test-secret' };
const TESTS = 'shared/deploy/src/';
const ANSWERS_WITHIN_MS = 20_000;
/** Of BSD's sysexits: a service that is needed is not there. */
const UNAVAILABLE = 69;

/**
 * Starts an S3 server on an empty folder and runs the tests of every deploy on it: publishing, switching, interrupted
 * and simultaneous deploys, rollouts, the asset origin.
 *
 * @returns {Promise<number>} exit code: 0 where they passed, 69 where there is no server and none can be built
 */
async function testBucket() {
  const program = findServer() ?? installServer();
  if (!program) return UNAVAILABLE;
  const folder = mkdtempSync(join(tmpdir(), 'tiffin-s3-'));
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  const server = spawn(program, ['--port', `127.0.0.1:${port}`, '--quiet', 'posix', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ROOT_ACCESS_KEY: KEYS.AWS_ACCESS_KEY_ID,
      ROOT_SECRET_KEY: KEYS.AWS_SECRET_ACCESS_KEY,
    },
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    await answers(endpoint, server);
    process.stdout.write(`versitygw ${VERSION} at ${endpoint}\n`);
    const jest = spawnSync(
      process.execPath,
      [
        join(root, 'node_modules/jest/bin/jest.js'),
        '-c',
        join(root, 'shared/tooling/jest.config.mjs'),
        '--testPathPatterns',
        TESTS,
      ],
      { cwd: root, stdio: 'inherit', env: { ...process.env, ...KEYS, TIFFIN_TEST_S3_ENDPOINT: endpoint } },
    );
    return jest.status ?? 1;
  } finally {
    server.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Outside of the checkout: one copy a machine. */
function cacheFolder() {
  return join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'tiffin', `versitygw-${VERSION}`);
}

function findServer() {
  const program = join(cacheFolder(), 'bin/versitygw');
  return existsSync(program) ? program : undefined;
}

function installServer() {
  const go = ['go', '/usr/local/go/bin/go'].find((name) => spawnSync(name, ['version']).status === 0);
  if (!go) {
    process.stderr.write('Go is missing: install it (https://go.dev/dl), then run this again.\n');
    return undefined;
  }
  process.stdout.write(`Building versitygw ${VERSION} …\n`);
  mkdirSync(cacheFolder(), { recursive: true });
  const env = {
    ...process.env,
    GOPATH: cacheFolder(),
    GOBIN: join(cacheFolder(), 'bin'),
    GOFLAGS: '-modcacherw',
  };
  const built = spawnSync(go, ['install', `${MODULE}@${VERSION}`], { stdio: 'inherit', env });
  // Its sources are not needed any more.
  rmSync(join(cacheFolder(), 'pkg'), { recursive: true, force: true });
  const program = built.status === 0 ? findServer() : undefined;
  if (!program) process.stderr.write('versitygw was not built: see above, then run this again.\n');
  return program;
}

async function answers(url, server) {
  const giveUpAt = Date.now() + ANSWERS_WITHIN_MS;
  while (server.exitCode === null && Date.now() < giveUpAt) {
    if (await fetch(url).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`versitygw did not answer at ${url}.`);
}

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

await runCommand(async () => {
  readArguments({ usage: 'npm run test:bucket   the tests of deploys on a real S3 server; needs Go' });
  process.exitCode = await testBucket();
});
