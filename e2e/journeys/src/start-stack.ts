import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { startStack } from '@tiffin/tooling/commands/stack.mjs';
import { testPorts } from '@tiffin/tooling/commands/test-ports.mjs';
import { browserPath } from './browser-path';
import { prepareSandbox } from './prepare-sandbox';
import { writePseudoArabic } from './steps/pseudo-arabic';

/** Starts the whole product on a new database for the tests, and stops it after them. */
export default async function startForTests(
  { projects }: FullConfig,
  { hasThirdLanguage = true } = {},
): Promise<() => Promise<void>> {
  if (!browserPath())
    throw new Error('No Chromium found. Run `npm test`, which installs one, or set CHROMIUM_PATH.');
  const dataDir = mkdtempSync(join(tmpdir(), 'tiffin-journeys-'));
  // Journeys send the requests of hundreds of people from one IP, so their limits are raised, and they move orders on
  // themselves, so time does so only slowly. Attacks meet the real limits.
  const isAttack = projects.some(({ name }) => name === 'attacks');
  // Services that have the specified calls, and nothing of ours.
  const isSpecified = projects.some(({ name }) => name === 'specified');
  const stack = await startStack({
    ports: testPorts(process.env),
    ...(await prepareSandbox(dataDir)),
    withPartner: true,
    env: {
      // A busy machine renders every page, only later.
      TIFFIN_SERVER_RENDERING_LIMIT_MS: '5000',
      ...(isSpecified && { TIFFIN_SERVICE_EXTENSIONS: 'none' }),
      // A third language must disturb no journey, and one orders in it.
      TIFFIN_LANGUAGES: hasThirdLanguage ? writePseudoArabic(join(dataDir, 'languages')) : 'none',
      ...(isAttack ? {} : { TIFFIN_RATE_LIMIT_FACTOR: '50', TIFFIN_SANDBOX_SPEED: '1' }),
    },
  });
  Object.assign(process.env, stack.env);
  return async () => {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
