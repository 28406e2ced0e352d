import { startStack } from '@tiffin/tooling/commands/stack.mjs';
import { median } from '../median';
import { loadPage } from './load-page';
import type { PagePace } from './load-page';
import { memoryOf } from './memory-of';
import { startBarePage } from './start-bare-page';

const ports = { shell: 3540, assets: 3541, sandbox: 4540, partner: 3543 };
const MENU = '/m/lucknow-lunch-home/menu';
const SECONDS = 8;
const MANY = 100_000;

/**
 * The shell server's menu route, and a bare Node server that gives the same bytes, in turn at 50 connections; then what memory
 * the shell server has after 100,000 requests.
 */
export async function benchShell(runs: number): Promise<void> {
  const stack = await startStack({
    ports,
    dataDir: 'memory',
    env: { TIFFIN_LOG_LEVEL: 'warn', TIFFIN_RATE_LIMIT_FACTOR: '100000' },
  });
  const url = stack.urls.shell + MENU;
  const bare = await startBarePage(url);
  const paces = new Map<string, PagePace[]>([
    ['shell server', []],
    ['bare Node server', []],
  ]);
  try {
    // The first of each warms the servers and is not counted.
    for (let run = 0; run <= runs; run += 1) {
      for (const [name, address] of [
        ['shell server', url],
        ['bare Node server', bare.url],
      ] as const) {
        const pace = await loadPage(address, { seconds: SECONDS });
        if (run > 0) paces.get(name)?.push(pace);
      }
    }
    const before = await memoryOf(ports.shell);
    const { failures } = await loadPage(url, { requests: MANY });
    const after = await memoryOf(ports.shell);
    const packed = await loadPage(url, { seconds: SECONDS }, 'br');
    report(paces, runs);
    console.log(
      `As brotli, each page packed anew for its nonce: ${Math.round(packed.perSecond)} requests/s, p99 ${packed.p99Ms} ms, ${packed.failures} failures`,
    );
    console.log(
      `Shell server's memory: ${before?.toFixed(0)} MB before, ${after?.toFixed(0)} MB after ${MANY} more requests, ${failures} failures`,
    );
  } finally {
    bare.stop();
    await stack.stop();
  }
}

function report(paces: ReadonlyMap<string, readonly PagePace[]>, runs: number): void {
  const of = (name: string, key: keyof PagePace): number =>
    median((paces.get(name) ?? []).map((pace) => pace[key]));
  const share = of('shell server', 'perSecond') / of('bare Node server', 'perSecond');
  console.log(
    `Menu route, 50 connections, ${SECONDS} s; medians of ${runs}, in turn, load from the same machine`,
  );
  console.table(
    Object.fromEntries(
      [...paces.keys()].map((name) => [
        name,
        {
          'requests/s': Math.round(of(name, 'perSecond')),
          'p99, ms': of(name, 'p99Ms'),
          'MB/s': Math.round(of(name, 'megabytesPerSecond')),
          failures: (paces.get(name) ?? []).reduce((sum, pace) => sum + pace.failures, 0),
        },
      ]),
    ),
  );
  console.log(
    `The shell server reaches ${(100 * share).toFixed(0)} % of the bare server's requests a second`,
  );
}
