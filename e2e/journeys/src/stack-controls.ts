import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStack, type Stack } from '@tiffin/tooling/commands/stack.mjs';
import { testPorts } from '@tiffin/tooling/commands/test-ports.mjs';

/** Journeys with a stack of their own; each has its ports, so that two may run at once. */
const JOURNEYS = ['killed', 'provider', 'telemetry', 'content', 'log', 'deploys', 'contract'] as const;

type OwnStack = {
  readonly stack: Stack;
  /** All that the processes have logged so far. */
  readonly readLogs: () => string;
  /** Ends it; the shared stack's addresses hold again. */
  readonly end: () => Promise<void>;
};

/**
 * A second stack for a journey that harms its services or changes what is deployed, with settings of its own; its
 * addresses replace the shared ones in this worker until its end.
 */
export async function startOwnStack(
  journey: (typeof JOURNEYS)[number],
  env: Readonly<Record<string, string>> = {},
): Promise<OwnStack> {
  const dataDir = mkdtempSync(join(tmpdir(), `tiffin-${journey}-`));
  const logFolder = join(dataDir, 'logs');
  // Ten ports a checkout on each of four shelves.
  const first = 2000 + testPorts(process.env).shell + JOURNEYS.indexOf(journey);
  const ports = { shell: first, assets: first + 100, sandbox: first + 200, partner: first + 300 };
  const stack = await startStack({ ports, dataDir: join(dataDir, 'data'), logFolder, env });
  const shared = Object.fromEntries(Object.keys(stack.env).map((name) => [name, process.env[name]]));
  Object.assign(process.env, stack.env);
  return {
    stack,
    readLogs: () =>
      readdirSync(logFolder)
        .map((file) => readFileSync(join(logFolder, file), 'utf8'))
        .join('\n'),
    end: async () => {
      await stack.stop();
      for (const [name, value] of Object.entries(shared))
        if (value === undefined) Reflect.deleteProperty(process.env, name);
        else process.env[name] = value;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
