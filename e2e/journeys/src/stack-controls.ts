import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStack, type ProcessName, type Stack } from '@tiffin/tooling/commands/stack.mjs';
import { testPorts } from '@tiffin/tooling/commands/test-ports.mjs';
import { prepareSandbox } from './prepare-sandbox';

/** Journeys with a stack of their own. Each has its own ports, so that two can run at once. */
const JOURNEYS = [
  'killed',
  'provider',
  'telemetry',
  'content',
  'log',
  'deploys',
  'contract',
  'hot',
  'panel',
  'damaged',
  'rendering',
  'outside',
  'signed',
] as const;
/** `create` has the ports of `killed`, which is one of the faults: they come last and alone. */
type Journey = (typeof JOURNEYS)[number] | 'create';

type OwnStack = {
  readonly stack: Stack;
  /** Returns everything that the processes have logged so far. */
  readonly readLogs: () => string;
  /** Stops the stack and restores the shared stack's URLs. */
  readonly end: () => Promise<void>;
};

/** Returns the ports of a journey's stack, and of a dev server beside it. */
export function ownPorts(journey: Journey): Readonly<Record<ProcessName | 'dev', number>> {
  // Ten ports per checkout in each of five ranges.
  const first =
    2000 + testPorts(process.env).shell + JOURNEYS.indexOf(journey === 'create' ? 'killed' : journey);
  return { shell: first, assets: first + 100, sandbox: first + 200, partner: first + 300, dev: first + 400 };
}

/**
 * Starts a second stack with its own settings, for a journey that breaks its services or changes what is
 * deployed. Its URLs replace the shared ones in this worker until its end.
 */
export async function startOwnStack(
  journey: Journey,
  env: Readonly<Record<string, string>> = {},
): Promise<OwnStack> {
  const dataDir = mkdtempSync(join(tmpdir(), `tiffin-${journey}-`));
  const logFolder = join(dataDir, 'logs');
  const ports = ownPorts(journey);
  const stack = await startStack({
    ports,
    ...(await prepareSandbox(dataDir)),
    logFolder,
    env: { TIFFIN_RATE_LIMIT_FACTOR: '50', TIFFIN_SERVER_RENDERING_LIMIT_MS: '5000', ...env },
  });
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
