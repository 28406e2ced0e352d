import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from '@tiffin/tooling/commands/stack-process.mjs';
import { startStack } from '@tiffin/tooling/commands/stack.mjs';

const ports = { shell: 3500, assets: 3501, sandbox: 4500, partner: 3503 };
const SECOND_PORT = 3502;

/** URLs of two shell servers, and a function that stops what was started for them. */
export type Pair = {
  readonly deployed: string;
  readonly other: string;
  readonly stop: () => Promise<void>;
};

/** Serves what is deployed, and something else from a second shell server. Both use the same sandbox. */
export async function serveBeside(
  name: string,
  settingsFor: (origin: string) => Readonly<Record<string, string>>,
): Promise<Pair> {
  const logFolder = await mkdtemp(join(tmpdir(), 'tiffin-bench-'));
  const other = `http://localhost:${SECOND_PORT}`;
  const deployed = `http://localhost:${ports.shell}`;
  const stack = await startStack({
    ports,
    dataDir: 'memory',
    logFolder,
    env: {
      TIFFIN_OWN_ORIGINS: `${deployed},${other}`,
      TIFFIN_ALLOWED_ORIGINS: `${deployed},${other}`,
      TIFFIN_ASSET_ALLOWED_ORIGINS: `${deployed},${other}`,
      TIFFIN_LOG_LEVEL: 'warn',
      TIFFIN_RATE_LIMIT_FACTOR: '100000',
    },
  });
  const second = startProcess({
    name,
    main: 'shell/server/main.ts',
    env: {
      ...stack.env,
      TIFFIN_SHELL_PORT: String(SECOND_PORT),
      TIFFIN_SHELL_URL: other,
      ...settingsFor(other),
    },
    logFolder,
    onExit: (output) => {
      throw new Error(`The server of the ${name} has ended unexpectedly.\n${output}`);
    },
  });
  const stop = async (): Promise<void> => {
    await second.stop('SIGTERM');
    await stack.stop();
    await rm(logFolder, { recursive: true, force: true });
  };
  await second.answers(`${other}/health/ready`).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { deployed, other, stop };
}
