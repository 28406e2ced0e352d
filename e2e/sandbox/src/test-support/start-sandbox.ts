import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { OUTSIDE_CONTRACT } from '../contract-check';
import { preparedSandbox } from './prepared-sandbox';

const packageFolder = join(dirname(fileURLToPath(import.meta.url)), '../..');
// A busy machine needs up to ten times the usual time.
const START_LIMIT_MS = 180_000;
const ASK_AGAIN_MS = 100;

/** How long a test may wait for a sandbox to start. */
export const SANDBOX_START_MS = START_LIMIT_MS + 5_000;

/** Optimising PGlite's WebAssembly costs a process this short more than it saves. Benches need it optimised. */
export const UNOPTIMISED = ['--liftoff-only'];

/** The environment of every sandbox of tests. */
export const SANDBOX_SETTINGS = {
  TIFFIN_SHELL_URL: 'http://localhost:3999',
  // One test sends as many requests as hundreds of people, so the rate limits are raised.
  TIFFIN_RATE_LIMIT_FACTOR: '50',
};

/** A test's own sandbox, in a process of its own. */
export type RunningSandbox = {
  readonly url: string;
  readonly shellUrl: string;
  /** The URL of its database on a PostgreSQL server; undefined with PGlite. */
  readonly databaseUrl: string | undefined;
  /** Kills the process like a power cut and starts it again on the same data. */
  readonly crashAndRestart: () => Promise<void>;
  /** Asks the process to end and waits until it has. */
  readonly shutDown: () => Promise<void>;
  /**
   * Returns the URL of a second process on the same data, which ends with the first. PGlite has only one
   * process: there it is the first itself.
   */
  readonly secondUrl: () => Promise<string>;
  /**
   * Stops the process and deletes its data. Throws if an answer or a refusal was outside its call's contract.
   */
  readonly stop: () => Promise<void>;
};

/**
 * Starts a sandbox with fresh data: its own PGlite folder or, if DATABASE_URL is set, its own database on
 * that PostgreSQL server. `env` adds to the environment, `nodeFlags` to the flags of Node. `program` is another bundle
 * of the sandbox. Call `stop` in afterAll.
 */
export async function startSandbox(
  env: Readonly<Record<string, string>> = {},
  nodeFlags: readonly string[] = [],
  program?: string,
): Promise<RunningSandbox> {
  const prepared = await preparedSandbox();
  const command = [...nodeFlags, program ?? prepared.program];
  const store = await freshStore(prepared.dataFolder, env['DATABASE_URL'] ?? process.env['DATABASE_URL']);
  const port = await freePort();
  const settings = {
    ...process.env,
    ...SANDBOX_SETTINGS,
    TIFFIN_SANDBOX_PORT: String(port),
    ...env,
    ...store.env,
  };
  const url = `http://localhost:${port}`;
  const outside = new Set<string>();
  const note = (line: string): void => {
    for (const said of outsideContract(line)) outside.add(said);
  };
  let child = await run(command, settings, url, note);
  let second: ChildProcess | undefined;
  return {
    url,
    shellUrl: SANDBOX_SETTINGS.TIFFIN_SHELL_URL,
    databaseUrl: store.env['DATABASE_URL'],
    crashAndRestart: async () => {
      await end(child, 'SIGKILL');
      child = await run(command, settings, url, note);
    },
    shutDown: () => end(child, 'SIGTERM'),
    secondUrl: async () => {
      if (store.env['DATABASE_URL'] === undefined) return url;
      const secondPort = await freePort();
      const itsUrl = `http://localhost:${secondPort}`;
      // Tokens of the first process are also good in the second.
      const itsSettings = {
        ...settings,
        TIFFIN_SANDBOX_PORT: String(secondPort),
        TIFFIN_SANDBOX_URL: url,
      };
      second = await run(command, itsSettings, itsUrl, note);
      return itsUrl;
    },
    stop: async () => {
      if (second) await end(second, 'SIGTERM');
      await end(child, 'SIGTERM');
      await store.drop();
      if (outside.size > 0) throw new Error([...outside].join('\n'));
    },
  };
}

/** Returns what a log says of answers and refusals outside their contract: the messages, without the time of their lines. */
export function outsideContract(log: string): readonly string[] {
  return [...new Set(log.match(new RegExp(`"[^"]*${OUTSIDE_CONTRACT}[^"]*`, 'g')))];
}

async function run(
  command: readonly string[],
  env: NodeJS.ProcessEnv,
  url: string,
  note: (logLine: string) => void,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, command, {
    env,
    cwd: packageFolder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  createInterface(child.stdout).on('line', note);
  let said = '';
  child.stderr?.on('data', (part: Buffer) => (said += part.toString()));
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    if (await answers(url)) return child;
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
  await end(child, 'SIGKILL');
  throw new Error(`The sandbox did not start. Its log: ${said}`);
}

/** Returns whether a sandbox answers at a URL. */
export async function answers(url: string): Promise<boolean> {
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

/** Returns a port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || !address) throw new Error('The system assigned no port.');
  return address.port;
}

type Store = { readonly env: Readonly<Record<string, string>>; readonly drop: () => Promise<void> };

async function freshStore(seededFolder: string, server: string | undefined): Promise<Store> {
  if (server) return freshDatabase(server);
  const folder = await mkdtemp(join(tmpdir(), 'tiffin-sandbox-'));
  cpSync(seededFolder, folder, { recursive: true });
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
