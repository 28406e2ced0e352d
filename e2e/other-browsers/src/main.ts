import { join } from 'node:path';
import { startStack } from '@tiffin/tooling/commands/stack.mjs';
import { testPorts } from '@tiffin/tooling/commands/test-ports.mjs';
import { root } from '@tiffin/tooling/commands/workspace-root.mjs';
import type { Browser } from './browsers/browser';
import { MissingProgramError } from './browsers/find-program';
import { startFirefox } from './browsers/firefox';
import { startWebkit } from './browsers/webkit';
import { expectNoReports } from './scenario/expect-no-reports';
import { makeAccount } from './scenario/make-account';
import { orderAsGuest } from './scenario/order-as-guest';
import { orderTogether } from './scenario/order-together';
import { Album } from './visitor/album';
import { Visitor } from './visitor/visitor';

/** Exit code when a program of the browser is not installed. */
const UNAVAILABLE = 69;
const STARTS = new Map([
  ['firefox', startFirefox],
  ['webkit', startWebkit],
]);

/** Orders lunch in one browser, which the first argument names. Prints how long each part took. */
async function main(): Promise<void> {
  const [, , name = ''] = process.argv;
  const start = STARTS.get(name);
  if (!start) throw new Error(`Unknown browser "${name}". It is one of: ${[...STARTS.keys()].join(', ')}.`);
  // Without this, a signal ends the process at once, and the browser stays.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const browser = await start();
  try {
    await orderIn(browser, await Album.begin(join(root, 'reports/other-browsers', name)));
  } finally {
    await browser.close();
  }
}

async function orderIn(browser: Browser, album: Album): Promise<void> {
  const stack = await startStack({
    ports: testPorts(process.env),
    dataDir: 'memory',
    env: {
      TIFFIN_SERVER_RENDERING_LIMIT_MS: '5000',
      TIFFIN_RATE_LIMIT_FACTOR: '50',
      TIFFIN_SANDBOX_SPEED: '1',
    },
  });
  const { shell, sandbox } = stack.urls;
  const arrive = async (name: string): Promise<Visitor> =>
    new Visitor(`${name} in ${browser.name}`, await browser.openWindow(), album);
  try {
    const gus = await arrive('Gus');
    const status = await timed('a guest orders', () => orderAsGuest(gus, shell));
    await timed('the status again', async () => {
      await gus.open(status);
      await gus.sees(/Dal makhani/);
    });
    const [ana, ben] = [await arrive('Ana'), await arrive('Ben')];
    const account = await makeAccount(sandbox, 'Ana');
    await timed('two people order together', () => orderTogether(ana, ben, account, shell));
    for (const visitor of [gus, ana, ben]) visitor.expectNoErrors();
    await expectNoReports(sandbox);
  } finally {
    await stack.stop();
  }
}

async function timed<T>(part: string, work: () => Promise<T>): Promise<T> {
  const beganAt = Date.now();
  const result = await work();
  console.log(`${part}: ${((Date.now() - beganAt) / 1000).toFixed(1)} s`);
  return result;
}

main().catch((error: unknown) => {
  if (error instanceof MissingProgramError) console.error(error.message);
  else console.error(error);
  process.exitCode = error instanceof MissingProgramError ? UNAVAILABLE : 1;
});
