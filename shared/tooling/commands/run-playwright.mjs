import { join } from 'node:path';
import { ensureTestBrowsers } from './find-chromium.mjs';
import { run } from './run.mjs';
import { root } from './workspace-root.mjs';

/**
 * Runs browser tests.
 *
 * @param {string} config the name of a configuration of `e2e/journeys`: `playwright`, `attacks` …
 * @param {readonly string[]} args further arguments of Playwright
 * @param {Record<string, string>} env
 */
export async function runPlaywright(config, args, env) {
  const browsers = await ensureTestBrowsers();
  const program = join(root, 'e2e/journeys/node_modules/.bin/playwright');
  return run(program, ['test', '-c', `e2e/journeys/${config}.config.ts`, ...args], {
    env: { ...browsers, ...env },
  });
}
