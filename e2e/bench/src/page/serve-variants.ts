import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from '@tiffin/tooling/commands/stack-process.mjs';
import { startStack } from '@tiffin/tooling/commands/stack.mjs';
import type { OneBundle } from '../one-bundle/build-one-bundle';

const ports = { shell: 3500, assets: 3501, sandbox: 4500, partner: 3503 };
const ONE_BUNDLE_PORT = 3502;

/** Addresses of the two variants, and how to end their servers. */
export type Variants = {
  readonly federated: string;
  readonly oneBundle: string;
  readonly stop: () => Promise<void>;
};

/** Serves what is deployed, and the one bundle by a second shell server; both stand on the same sandbox. */
export async function serveVariants({ dist, store }: OneBundle): Promise<Variants> {
  const logFolder = await mkdtemp(join(tmpdir(), 'tiffin-bench-'));
  const oneBundle = `http://localhost:${ONE_BUNDLE_PORT}`;
  const federated = `http://localhost:${ports.shell}`;
  const stack = await startStack({
    ports,
    dataDir: 'memory',
    logFolder,
    env: { TIFFIN_ALLOWED_ORIGINS: `${federated},${oneBundle}`, TIFFIN_LOG_LEVEL: 'warn' },
  });
  const second = startProcess({
    name: 'one-bundle',
    main: 'shell/server/main.ts',
    env: {
      ...stack.env,
      TIFFIN_SHELL_PORT: String(ONE_BUNDLE_PORT),
      TIFFIN_SHELL_URL: oneBundle,
      TIFFIN_SHELL_DIST: dist,
      TIFFIN_ASSET_URL: oneBundle,
      TIFFIN_DEPLOY_DIR: store,
    },
    logFolder,
    onExit: (output) => {
      throw new Error(`The server of the one bundle has ended.\n${output}`);
    },
  });
  const stop = async (): Promise<void> => {
    await second.stop('SIGTERM');
    await stack.stop();
    await rm(logFolder, { recursive: true, force: true });
  };
  await second.answers(`${oneBundle}/health/ready`).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { federated, oneBundle, stop };
}
