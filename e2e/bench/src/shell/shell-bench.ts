import { startStack } from '@tiffin/tooling/commands/stack.mjs';
import { median } from '../median';
import { loadPage } from './load-page';
import type { PagePace } from './load-page';
import { memoryOf } from './memory-of';
import { shellCases } from './shell-cases';
import type { ShellCase } from './shell-cases';
import { startBarePage } from './start-bare-page';

const ports = { shell: 3540, assets: 3541, sandbox: 4540, partner: 3543 };
const SECONDS = 3;
const MANY = 100_000;

type Pair = { readonly shell: PagePace; readonly bare: PagePace };

/**
 * What browsers ask the shell server for, and for each a bare Node server that gives the same bytes, in turn at 50 connections;
 * then what memory the shell server has after 100,000 pages.
 */
export async function benchShell(runs: number): Promise<void> {
  const stack = await startStack({ ports, dataDir: 'memory', env: { TIFFIN_LOG_LEVEL: 'warn' } });
  try {
    const cases = await shellCases(stack);
    const rows = new Map<string, Readonly<Record<string, number>>>();
    for (const one of cases) rows.set(one.name, await compare(stack.urls.shell, one, runs));
    console.log(
      `Shell server against a bare Node server with the same bytes: 50 connections, ${SECONDS} s, in turn; medians of ${runs}, load from the same machine`,
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
  // The first answer brings no data where the server has not asked for it yet.
  await loadPage(shell + path, { seconds: 1 }, headers);
  const bare = await startBarePage(shell + path, headers);
  const pairs: Pair[] = [];
  try {
    // The first of each warms the servers and is not counted.
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
  const ratio = median(pairs.map((pair) => pair.shell.perSecond / pair.bare.perSecond));
  return {
    bytes: bare.bytes,
    'shell, requests/s': Math.round(median(pairs.map((pair) => pair.shell.perSecond))),
    'bare, requests/s': Math.round(median(pairs.map((pair) => pair.bare.perSecond))),
    ratio: Math.round(ratio * 100) / 100,
    'shell p99, ms': median(pairs.map((pair) => pair.shell.p99Ms)),
    failures: pairs.reduce((sum, pair) => sum + pair.shell.failures + pair.bare.failures, 0),
  };
}

async function benchMemory(shell: string, [page]: readonly ShellCase[]): Promise<void> {
  if (!page) return;
  const before = await memoryOf(ports.shell);
  const { failures } = await loadPage(shell + page.path, { requests: MANY }, page.headers);
  const after = await memoryOf(ports.shell);
  console.log(
    `Shell server's memory: ${before?.toFixed(0)} MB before, ${after?.toFixed(0)} MB after ${MANY} more pages, ${failures} failures`,
  );
}
