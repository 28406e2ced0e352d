import { crowdStatements } from '@tiffin/sandbox/crowd';
import { startPostgres } from '@tiffin/sandbox/start-postgres';
import { startSandbox } from '@tiffin/sandbox/start-sandbox';
import pg from 'pg';
import { median } from '../median';
import { prepareCalls } from './prepare-calls';
import type { TimedCalls } from './prepare-calls';

const SIZES = {
  small: { orders: 1_000, merchants: 50 },
  large: { orders: 100_000, merchants: 5_000 },
} as const;
/** How often a call is made in each run. */
const TIMES = 15;

/**
 * Compares the time of the hottest calls on two databases, one with a hundred times the data of the other, in turn. Prints
 * the medians and their ratio.
 */
export async function benchData(runs: number): Promise<void> {
  const postgres = await startPostgres({ isDurable: true });
  const env = { DATABASE_URL: postgres.url, TIFFIN_RATE_LIMIT_FACTOR: '100000' };
  const small = await startSandbox(env);
  const large = await startSandbox(env);
  try {
    const calls = { small: await prepareCalls(small), large: await prepareCalls(large) };
    await fill(small.databaseUrl, SIZES.small);
    await fill(large.databaseUrl, SIZES.large);
    const rows = new Map<string, Readonly<Record<string, number>>>();
    for (const name of Object.keys(calls.small)) rows.set(name, await compare(calls, name, runs));
    console.log(
      `Services on ${postgres.name}, one caller; medians of ${runs} x ${TIMES}, in turn: ${sizeOf('small')} against ${sizeOf('large')}`,
    );
    console.table(Object.fromEntries(rows));
    const [smallBytes, largeBytes] = [await bytesOf(small.databaseUrl), await bytesOf(large.databaseUrl)];
    const bytesPerOrder = (largeBytes - smallBytes) / (SIZES.large.orders - SIZES.small.orders);
    console.log(
      `On disk: ${megabytes(smallBytes)} and ${megabytes(largeBytes)}; ${Math.round(bytesPerOrder)} bytes for each order more, with all that comes with it`,
    );
  } finally {
    await small.stop();
    await large.stop();
    postgres.stop();
  }
}

async function compare(
  calls: Readonly<Record<'small' | 'large', TimedCalls>>,
  name: string,
  runs: number,
): Promise<Readonly<Record<string, number>>> {
  const times = { small: [0].slice(1), large: [0].slice(1) };
  // The first run warms both and is not counted.
  for (let run = 0; run <= runs; run += 1)
    for (const size of ['small', 'large'] as const)
      for (let time = 0; time < TIMES; time += 1) {
        const beganAt = performance.now();
        await calls[size][name]?.();
        if (run > 0) times[size].push(performance.now() - beganAt);
      }
  const [smallMs, largeMs] = [median(times.small), median(times.large)];
  return {
    '1x, ms': rounded(smallMs),
    '100x, ms': rounded(largeMs),
    ratio: rounded(largeMs / smallMs),
  };
}

async function fill(url: string | undefined, size: Parameters<typeof crowdStatements>[0]): Promise<void> {
  await withClient(url, async (client) => {
    for (const text of crowdStatements(size)) await client.query(text);
  });
}

async function bytesOf(url: string | undefined): Promise<number> {
  return withClient(url, async (client) => {
    const text = 'select pg_database_size(current_database())::float8 as bytes';
    const { rows } = await client.query<{ readonly bytes: number }>(text);
    return rows[0]?.bytes ?? 0;
  });
}

async function withClient<Result>(
  url: string | undefined,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1_000_000)} MB`;
}

function sizeOf(size: keyof typeof SIZES): string {
  const { orders, merchants } = SIZES[size];
  return `${orders} orders and ${merchants} merchants`;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
