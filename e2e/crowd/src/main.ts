import { startPostgres } from '@tiffin/sandbox/start-postgres';
import pg from 'pg';
import { brokenLaws } from './ledger/broken-laws';
import { readLedger } from './ledger/read-ledger';
import { pause } from './people/ask';
import { Counts } from './people/counts';
import { makeAccounts } from './people/make-accounts';
import { orderTogether } from './people/order-together';
import { ORDERS } from './people/pay-by-card';
import { OTHER_QUANTITY, Person } from './people/person';
import { killInTurn } from './site/kill-in-turn';
import { startSite } from './site/start-site';

const PEOPLE = 200;
const GROUP_SIZE = 5;
const GROUPS = PEOPLE / GROUP_SIZE;
/** Each person orders so often alone. After the second time, they also order with others. */
const ROUNDS = 5;
const ROUNDS_BEFORE_GROUP = 2;
const ORDERS_ALONE = PEOPLE * ROUNDS;
/** The last order begins so long after the first, in milliseconds. */
const SPREAD_MS = 90_000;
const KILL_EVERY_MS = 10_000;
/** Everybody pays for each own order, and for a part of one of a group. */
const WANTED = { alone: ORDERS_ALONE, inGroups: GROUPS, charges: ORDERS_ALONE + PEOPLE };

/**
 * Lets 200 people order 1,000 times alone and 40 times in groups while one of four processes is killed every ten seconds.
 * Prints the counts. Ends with 1 if an order, a charge or a reward was lost or doubled.
 */
async function main(): Promise<void> {
  const postgres = await startPostgres({ isDurable: true });
  process.once('exit', postgres.stop);
  // Without this, a signal ends the process at once, and PostgreSQL stays.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const site = await startSite(postgres.url);
  const database = new pg.Client({ connectionString: postgres.url });
  const counts = new Counts();
  try {
    await database.connect();
    const [member] = site.members.filter(({ name }) => name.startsWith('services'));
    const accounts = await makeAccounts(database, member?.url ?? '', PEOPLE);
    const urls = { shell: site.shell.url, services: site.services.url };
    const people = accounts.map((account) => new Person(urls, account, counts));
    const beganAt = Date.now();
    const secondsGone = (): string => ((Date.now() - beganAt) / 1000).toFixed(0);
    const killing = killInTurn(site.members, KILL_EVERY_MS, (name) => {
      console.log(`${secondsGone()} s: ${counts.of(ORDERS)} orders. "${name}" is killed.`);
    });
    const ordering = Promise.all(
      Array.from({ length: GROUPS }, (_, group) =>
        orderAll(people.slice(group * GROUP_SIZE, (group + 1) * GROUP_SIZE), group * GROUP_SIZE, beganAt),
      ),
    );
    // A process that does not come back ends the run.
    await Promise.race([ordering, killing.ended]);
    const told = await ordering;
    const seconds = secondsGone();
    await killing.stop();
    await Promise.all(people.map((person) => person.readProfile()));
    const orderIds = told.flat();
    const ledger = await readLedger(database);
    const missing = await countMissing(database, orderIds);
    const laws = brokenLaws(
      { wanted: WANTED, orderIds, missing, doubledLines: counts.of(OTHER_QUANTITY) },
      ledger,
    );
    console.log(`${PEOPLE} people, ${postgres.name}, ${seconds} s`);
    console.table({
      ...Object.fromEntries(site.members.map(({ name, kills }) => [`kills of ${name}`, kills])),
      'connections that a dead process refused': site.shell.refusedCount() + site.services.refusedCount(),
      'requests that a dead process had taken': site.shell.brokenCount() + site.services.brokenCount(),
      ...counts.all(),
    });
    console.table(ledger);
    console.log(laws.length === 0 ? 'Nothing was lost, and nothing doubled.' : laws.join('\n'));
    process.exitCode = laws.length === 0 ? 0 : 1;
  } catch (error) {
    console.table(counts.all());
    throw error;
  } finally {
    await database.end();
    await site.stop();
    postgres.stop();
  }
}

/** Lets the people of a group order, each alone, then together, then alone again. Returns the ids of the orders. */
async function orderAll(
  people: readonly Person[],
  firstIndex: number,
  beganAt: number,
): Promise<readonly string[]> {
  const alone = async (from: number, to: number): Promise<readonly string[]> => {
    const ids = people.map((person, at) => orderAlone(person, firstIndex + at, { from, to, beganAt }));
    return (await Promise.all(ids)).flat();
  };
  const before = await alone(0, ROUNDS_BEFORE_GROUP);
  const [host, ...guests] = people;
  const together = host ? [await orderTogether(host, guests)] : [];
  return [...before, ...together, ...(await alone(ROUNDS_BEFORE_GROUP, ROUNDS))];
}

type Rounds = { readonly from: number; readonly to: number; readonly beganAt: number };

/** Lets a person sign in or renew the session, and order, at the times that spread all orders evenly. */
async function orderAlone(
  person: Person,
  index: number,
  { from, to, beganAt }: Rounds,
): Promise<readonly string[]> {
  const orderIds: string[] = [];
  for (let round = from; round < to; round += 1) {
    const beginAt = beganAt + ((round * PEOPLE + index) / ORDERS_ALONE) * SPREAD_MS;
    await pause(Math.max(0, beginAt - Date.now()));
    if (round === 0) await person.signIn();
    else await person.renew();
    orderIds.push(await person.order());
    await person.readProfile();
  }
  return orderIds;
}

async function countMissing(database: pg.Client, orderIds: readonly string[]): Promise<number> {
  const { rows } = await database.query<{ readonly id: string }>('select id from orders where id = any($1)', [
    orderIds,
  ]);
  const found = new Set(rows.map(({ id }) => id));
  return orderIds.filter((id) => !found.has(id)).length;
}

main().catch((error: unknown) => {
  console.error(error);
  // The other people would go on for a minute.
  process.exit(1);
});
