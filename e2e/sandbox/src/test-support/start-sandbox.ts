import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const main = join(dirname(fileURLToPath(import.meta.url)), '../main.ts');
const START_LIMIT_MS = 60_000;
const ASK_AGAIN_MS = 100;

/** How long a test may wait for a sandbox to start. */
export const SANDBOX_START_MS = START_LIMIT_MS + 5_000;

/** A sandbox of a test's own, in a process of its own. */
export type RunningSandbox = {
  readonly url: string;
  readonly shellUrl: string;
  /** Ends the process as a power cut would and starts it again on the same data. */
  readonly crashAndRestart: () => Promise<void>;
  /** Ends the process and drops its data. */
  readonly stop: () => Promise<void>;
};

/**
 * Starts a sandbox on fresh data: a PGlite folder of its own, or, where DATABASE_URL is set, a database of its own on that
 * PostgreSQL server. `env` adds to the environment. Call `stop` in afterAll.
 */
export async function startSandbox(env: Readonly<Record<string, string>> = {}): Promise<RunningSandbox> {
  const port = await freePort();
  const store = await freshStore();
  const shellUrl = 'http://localhost:3999';
  const settings = {
    ...process.env,
    TIFFIN_SANDBOX_PORT: String(port),
    TIFFIN_SHELL_URL: shellUrl,
    ...store.env,
    ...env,
  };
  const url = `http://localhost:${port}`;
  let child = await run(settings, url);
  return {
    url,
    shellUrl,
    crashAndRestart: async () => {
      await end(child, 'SIGKILL');
      child = await run(settings, url);
    },
    stop: async () => {
      await end(child, 'SIGTERM');
      await store.drop();
    },
  };
}

async function run(env: NodeJS.ProcessEnv, url: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    env,
    cwd: dirname(dirname(main)),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr?.on('data', (part: Buffer) => (said += part.toString()));
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    if (await answers(url)) return child;
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
  await end(child, 'SIGKILL');
  throw new Error(`The sandbox did not start: ${said}`);
}

async function answers(url: string): Promise<boolean> {
  return fetch(`${url}/health`).then(
    (response) => response.ok,
    () => false,
  );
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || !address) throw new Error('The system gives no port.');
  return address.port;
}

type Store = { readonly env: Readonly<Record<string, string>>; readonly drop: () => Promise<void> };

async function freshStore(): Promise<Store> {
  const server = process.env['DATABASE_URL'];
  if (server) return freshDatabase(server);
  const folder = await mkdtemp(join(tmpdir(), 'tiffin-sandbox-'));
  return {
    env: { TIFFIN_DATA_DIR: folder },
    drop: () => rm(folder, { recursive: true, force: true }),
  };
}

async function freshDatabase(server: string): Promise<Store> {
  const name = `tiffin_${randomBytes(8).toString('hex')}`;
  const address = new URL(server);
  address.pathname = `/${name}`;
  await onServer(server, `create database ${name}`);
  return {
    env: { DATABASE_URL: address.href },
    drop: () => onServer(server, `drop database ${name} with (force)`),
  };
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}
