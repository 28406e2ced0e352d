import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStack, type Stack } from '@tiffin/tooling/commands/stack.mjs';

/** A second stack for a journey that kills its services; its addresses replace the shared ones in this worker. */
export async function startOwnStack(): Promise<{ readonly stack: Stack; readonly end: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tiffin-fault-'));
  const ports = { shell: 3210, assets: 3211, sandbox: 4210, partner: 3310 };
  const stack = await startStack({ ports, dataDir });
  Object.assign(process.env, stack.env);
  return {
    stack,
    end: async () => {
      await stack.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
