import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError } from '../../commands/command-error.mjs';
import { expectFreePort } from '../../commands/free-port.mjs';

const ANSWERS_WITHIN_MS = 300_000;
const ASK_EVERY_MS = 500;
const STOPS_WITHIN_MS = 15_000;
const KEPT_OUTPUT = 4_000;

/**
 * Starts a private Keycloak on loopback, with one realm, its data in memory, and an administrator
 * `verify-engines` with a random password. It ends with `stop`, or when this process is interrupted.
 *
 * @param {{ archive: string, port: number, realm: string }} options realm: as JSON
 * @returns {Promise<{ url: string, adminPassword: string, stop: () => Promise<void> }>}
 */
export async function startKeycloak({ archive, port, realm }) {
  await expectFreePort(port, 'Keycloak', 'TIFFIN_TEST_PORT_SHIFT');
  const folder = mkdtempSync(join(tmpdir(), 'tiffin-keycloak-'));
  const url = `http://localhost:${port}/auth`;
  const adminPassword = randomBytes(16).toString('base64url');
  let server;
  const stop = async () => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, interrupted);
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const interrupted = () => void stop().then(() => process.exit(130));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, interrupted);
  try {
    execFileSync('tar', ['-xzf', archive, '-C', folder, '--strip-components=1']);
    mkdirSync(join(folder, 'data/import'), { recursive: true });
    writeFileSync(join(folder, 'data/import/realm.json'), realm);
    console.log(`Starting Keycloak on ${url} …`);
    server = spawnServer(folder, port, url, adminPassword);
    await server.answers(`${url}/realms/${encodeURIComponent(JSON.parse(realm).realm)}`);
    return { url, adminPassword, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function spawnServer(folder, port, url, adminPassword) {
  const words = ['start-dev', '--import-realm', '--db=dev-mem', '--http-relative-path=/auth'];
  // The browser must reach it on the same site as the shell, or the silent check gets no cookies.
  const urls = ['--http-host=127.0.0.1', `--http-port=${port}`, `--hostname=${url}`];
  const child = spawn(join(folder, 'bin/kc.sh'), [...words, ...urls], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    // In its own process group, its script and its Java end together, and not before the journeys that use
    // them.
    detached: true,
    env: {
      ...process.env,
      JAVA_OPTS_KC_HEAP: '-Xms64m -Xmx768m',
      KC_BOOTSTRAP_ADMIN_USERNAME: 'verify-engines',
      KC_BOOTSTRAP_ADMIN_PASSWORD: adminPassword,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output = (output + chunk).slice(-KEPT_OUTPUT);
    });
  const ended = new Promise((resolve) => {
    child.once('close', resolve);
    child.once('error', resolve);
  });
  const isRunning = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  return {
    answers: async (probeUrl) => {
      const giveUpAt = Date.now() + ANSWERS_WITHIN_MS;
      while (isRunning() && Date.now() < giveUpAt) {
        const response = await fetch(probeUrl, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
        if (response?.ok) return;
        await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
      }
      throw new CommandError(`Keycloak did not start.\n${output.trim()}`);
    },
    stop: async () => {
      if (!isRunning()) return;
      process.kill(-child.pid, 'SIGTERM');
      const timer = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), STOPS_WITHIN_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}
