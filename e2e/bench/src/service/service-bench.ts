import { startPostgres } from '@tiffin/sandbox/start-postgres';
import { startSandbox } from '@tiffin/sandbox/start-sandbox';
import { median } from '../median';
import { load } from './load';
import type { Pace, Sent } from './load';
import { Shop } from './shop';
import { startBare } from './start-bare';

const MENU_ITEMS = 200;
const REQUESTS = { 'GET menu': 400, 'POST cart item': 400, 'POST order': 120 } as const;
type CallName = keyof typeof REQUESTS;
const CALLS: readonly CallName[] = ['GET menu', 'POST cart item', 'POST order'];

type Server = { readonly name: string; readonly url: string };

/**
 * Compares the sandbox on PGlite, on PostgreSQL, and a plain Fastify route with the same bytes, alternately.
 * Prints the medians of throughput and of the slowest hundredth, and each service's share of the plain
 * route's throughput.
 */
export async function benchService(runs: number): Promise<void> {
  const postgres = await startPostgres({ isDurable: true });
  const lite = await startSandbox({ TIFFIN_RATE_LIMIT_FACTOR: '100000' });
  const server = await startSandbox({ DATABASE_URL: postgres.url, TIFFIN_RATE_LIMIT_FACTOR: '100000' });
  const shop = new Shop(lite.url);
  for (const { url } of [lite, server]) await new Shop(url).setMenuSize(MENU_ITEMS);
  const bare = await startBare(lite.url, [shop.menu(), ...(await shop.adds(1)), ...(await shop.orders(1))]);
  const servers = [
    { name: 'bare', url: bare.url },
    { name: 'PGlite', url: lite.url },
    { name: postgres.name, url: server.url },
  ];
  try {
    const paces = await measure(servers, lite.url, runs);
    console.log(
      `Services, ${MENU_ITEMS} items, 8 connections; medians of ${runs}, in turn, load from the same machine`,
    );
    console.table(Object.fromEntries(CALLS.map((call) => [call, rowOf(servers, paces.get(call) ?? [])])));
  } finally {
    bare.stop();
    await lite.stop();
    await server.stop();
    postgres.stop();
  }
}

type Measured = { readonly server: string; readonly pace: Pace };

async function measure(
  servers: readonly Server[],
  serviceUrl: string,
  runs: number,
): Promise<ReadonlyMap<CallName, readonly Measured[]>> {
  const paces = new Map<CallName, Measured[]>(CALLS.map((call) => [call, []]));
  // The first run warms the servers and is not counted.
  for (let run = 0; run <= runs; run += 1)
    for (const call of CALLS)
      for (const { name, url } of servers) {
        const requests = await requestsOf(call, new Shop(name === 'bare' ? serviceUrl : url));
        const pace = await load(url, requests);
        if (run > 0) paces.get(call)?.push({ server: name, pace });
      }
  return paces;
}

async function requestsOf(call: CallName, shop: Shop): Promise<readonly Sent[]> {
  const count = REQUESTS[call];
  switch (call) {
    case 'GET menu':
      return Array.from({ length: count }, () => shop.menu());
    case 'POST cart item':
      return shop.adds(count);
    case 'POST order':
      return shop.orders(count);
  }
}

function rowOf(servers: readonly Server[], measured: readonly Measured[]): Readonly<Record<string, string>> {
  const of = (name: string, read: (pace: Pace) => number): number =>
    median(measured.filter(({ server }) => server === name).map(({ pace }) => read(pace)));
  const bare = of('bare', ({ perSecond }) => perSecond);
  return Object.fromEntries(
    servers.flatMap(({ name }) => {
      const perSecond = of(name, (pace) => pace.perSecond);
      const p99 = of(name, (pace) => pace.p99Ms);
      const share = name === 'bare' ? [] : [[`${name} / bare`, `${((100 * perSecond) / bare).toFixed(1)} %`]];
      return [[`${name}, a second`, perSecond.toFixed(0)], [`${name}, p99 ms`, p99.toFixed(0)], ...share];
    }),
  );
}
