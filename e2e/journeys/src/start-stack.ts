import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStack } from '@tiffin/tooling/commands/stack.mjs';

/** Two checkouts test side by side when one of them shifts its ports by this. */
const shift = Number(process.env['TIFFIN_TEST_PORT_SHIFT'] ?? 0);
/** Ports beside the usual ones, so that the tests run while `npm start` does. */
const PORTS = { shell: 3200 + shift, assets: 3201 + shift, sandbox: 4200 + shift, partner: 3300 + shift };

/** Starts the whole product on a fresh database for the tests, and ends it after them. */
export default async function startForTests(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tiffin-journeys-'));
  const stack = await startStack({ ports: PORTS, dataDir, withPartner: true });
  Object.assign(process.env, stack.env);
  return async () => {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
