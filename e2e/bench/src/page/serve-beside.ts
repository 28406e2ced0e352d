import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currentProgram } from '@tiffin/tooling/commands/current-program.mjs';
import { startProcess } from '@tiffin/tooling/commands/stack-process.mjs';
import { startStack } from '@tiffin/tooling/commands/stack.mjs';

const ports = { shell: 3500, assets: 3501, sandbox: 4500, partner: 3503 };
const FIRST_OTHER_PORT = 3510;

/** A further shell server: its name, and its settings for its own origin. */
export type Beside = {
  readonly name: string;
  readonly settings: (origin: string) => Readonly<Record<string, string>>;
};

/** URLs of several shell servers and of their sandbox, and a function that stops what was started for them. */
export type Served = {
  readonly deployed: string;
  /** In the order in which they were asked for. */
  readonly others: readonly string[];
  readonly sandbox: string;
  readonly stop: () => Promise<void>;
};

/** Serves what is deployed, and something else from each further shell server. All use the same sandbox. */
export async function serveBeside(besides: readonly Beside[] = []): Promise<Served> {
  const logFolder = await mkdtemp(join(tmpdir(), 'tiffin-bench-'));
  const deployed = `http://localhost:${ports.shell}`;
  const others = besides.map((_beside, index) => `http://localhost:${FIRST_OTHER_PORT + index}`);
  const origins = [deployed, ...others].join(',');
  const stack = await startStack({
    ports,
    dataDir: 'memory',
    logFolder,
    env: {
      TIFFIN_OWN_ORIGINS: origins,
      TIFFIN_ALLOWED_ORIGINS: origins,
      TIFFIN_LOG_LEVEL: 'warn',
      TIFFIN_RATE_LIMIT_FACTOR: '100000',
    },
  });
  const main = await currentProgram('shell/server/main.ts');
  const started = besides.map(({ name, settings }, index) => {
    const origin = others[index] ?? '';
    const own = { TIFFIN_SHELL_PORT: new URL(origin).port, TIFFIN_SHELL_URL: origin };
    const onExit = (output: string): never => {
      throw new Error(`The server of the ${name} has ended unexpectedly.\n${output}`);
    };
    const env = { ...stack.env, ...own, ...settings(origin) };
    const process = startProcess({ name, main, env, logFolder, onExit });
    return { process, isUp: process.answers(`${origin}/health/ready`) };
  });
  const stop = async (): Promise<void> => {
    await Promise.all(started.map(({ process }) => process.stop('SIGTERM')));
    await stack.stop();
    await rm(logFolder, { recursive: true, force: true });
  };
  await Promise.all(started.map(({ isUp }) => isUp)).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { deployed, others, sandbox: stack.urls.sandbox, stop };
}
