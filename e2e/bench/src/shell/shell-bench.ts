import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspace } from '@tiffin/deploy';
import { startStack } from '@tiffin/tooling/commands/stack.mjs';
import { median } from '../median';
import { loadPage } from './load-page';
import type { PagePace } from './load-page';
import { measureMemory } from './measure-memory';
import { shellCases } from './shell-cases';
import type { ShellCase } from './shell-cases';
import { startBarePage } from './start-bare-page';
import { untilRendered } from './until-rendered';

const ports = { shell: 3540, assets: 3541, sandbox: 4540, partner: 3543 };
const SECONDS = 3;

type Pair = { readonly shell: PagePace; readonly bare: PagePace };

/**
 * Compares the shell server's answers with a plain Node server that sends the same bytes, alternately at 50
 * connections. Then measures the memory of the shell server and of the processes that render.
 */
export async function benchShell(runs: number): Promise<void> {
  const store = await mkdtemp(join(tmpdir(), 'tiffin-bench-'));
  await cp(workspace.localStore, store, { recursive: true });
  const stack = await startStack({
    ports,
    dataDir: 'memory',
    env: { TIFFIN_LOG_LEVEL: 'warn', TIFFIN_RATE_LIMIT_FACTOR: '100000', TIFFIN_DEPLOY_DIR: store },
  });
  try {
    const cases = await shellCases(stack);
    const rows = new Map<string, Readonly<Record<string, number>>>();
    for (const one of cases) rows.set(one.name, await compare(stack.urls.shell, one, runs));
    console.log(
      `Shell server against a plain Node server with the same bytes: 50 connections, ${SECONDS} s, alternately; medians of ${runs}, load from the same machine`,
    );
    console.table(Object.fromEntries(rows));
    const [menu] = cases;
    // The load so far has grown the server's memory.
    await stack.restart('shell');
    if (menu) await measureMemory({ url: stack.urls.shell, port: ports.shell, store }, menu);
  } finally {
    await stack.stop();
    await rm(store, { recursive: true, force: true });
  }
}

async function compare(
  shell: string,
  { path, headers, hasScreen }: ShellCase,
  runs: number,
): Promise<Readonly<Record<string, number>>> {
  // The first answer has no data if the server has not fetched it yet.
  await loadPage(shell + path, { seconds: 1 }, headers);
  if (hasScreen) await untilRendered(shell + path, headers);
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
    // Fewer than those of the page: some were sent without their screen.
    'bytes, mean': Math.round(of((pair) => pair.shell.bytes)),
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
