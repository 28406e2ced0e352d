import { startStack } from '@tiffin/tooling/commands/stack.mjs';
import { median } from '../median';
import { loadPage } from './load-page';
import type { PagePace } from './load-page';
import { figuresOf, processOf } from './process-of';
import { shellCases } from './shell-cases';
import type { ShellCase } from './shell-cases';
import { startBarePage } from './start-bare-page';

const ports = { shell: 3540, assets: 3541, sandbox: 4540, partner: 3543 };
const SECONDS = 3;
const MANY = 100_000;

type Pair = { readonly shell: PagePace; readonly bare: PagePace };

/**
 * Compares the shell server's answers with a plain Node server that sends the same bytes, alternately at 50
 * connections. Then measures the shell server's memory after 100,000 pages.
 */
export async function benchShell(runs: number): Promise<void> {
  const stack = await startStack({
    ports,
    dataDir: 'memory',
    env: { TIFFIN_LOG_LEVEL: 'warn', TIFFIN_RATE_LIMIT_FACTOR: '100000' },
  });
  try {
    const cases = await shellCases(stack);
    const rows = new Map<string, Readonly<Record<string, number>>>();
    for (const one of cases) rows.set(one.name, await compare(stack.urls.shell, one, runs));
    console.log(
      `Shell server against a plain Node server with the same bytes: 50 connections, ${SECONDS} s, alternately; medians of ${runs}, load from the same machine`,
    );
    console.table(Object.fromEntries(rows));
    await benchMemory(stack.urls.shell, cases);
  } finally {
    await stack.stop();
  }
}

async function compare(
  shell: string,
  { path, headers }: ShellCase,
  runs: number,
): Promise<Readonly<Record<string, number>>> {
  // The first answer has no data if the server has not fetched it yet.
  await loadPage(shell + path, { seconds: 1 }, headers);
  const bare = await startBarePage(shell + path, headers);
  const pairs: Pair[] = [];
  try {
    // The first run of each warms the servers and is not counted.
    for (let run = 0; run <= runs; run += 1) {
      const pair = {
        shell: await loadPage(shell + path, { seconds: SECONDS }, headers),
        bare: await loadPage(bare.url, { seconds: SECONDS }, headers),
      };
      if (run > 0) pairs.push(pair);
    }
  } finally {
    bare.stop();
  }
  const of = (figure: (pair: Pair) => number): number => median(pairs.map(figure));
  return {
    bytes: bare.bytes,
    'requests/s': Math.round(of(({ shell: { perSecond } }) => perSecond)),
    'bare, requests/s': Math.round(of(({ bare: { perSecond } }) => perSecond)),
    ratio: rounded(of((pair) => pair.shell.perSecond / pair.bare.perSecond)),
    'p99, ms': of((pair) => pair.shell.p99Ms),
    'CPU, µs': Math.round(of((pair) => pair.shell.cpuMicros)),
    'bare CPU, µs': Math.round(of((pair) => pair.bare.cpuMicros)),
    'ratio by CPU': rounded(of((pair) => pair.bare.cpuMicros / pair.shell.cpuMicros)),
    failures: pairs.reduce((sum, pair) => sum + pair.shell.failures + pair.bare.failures, 0),
  };
}

function rounded(ratio: number): number {
  return Math.round(ratio * 100) / 100;
}

async function benchMemory(shell: string, [page]: readonly ShellCase[]): Promise<void> {
  if (!page) return;
  const server = await processOf(ports.shell);
  const before = await figuresOf(server);
  const { failures } = await loadPage(shell + page.path, { requests: MANY }, page.headers);
  const after = await figuresOf(server);
  console.log(
    `Shell server's memory: ${before.megabytes.toFixed(0)} MB before, ${after.megabytes.toFixed(0)} MB after ${MANY} more pages, ${failures} failures`,
  );
}
