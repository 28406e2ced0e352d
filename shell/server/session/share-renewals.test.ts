import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Query, SharedDatabase } from '../open-pool';
import { startPglite } from '../test-support/start-pglite';
import type { Renewed } from './create-renewer';
import { createRenewalTable, shareRenewals } from './share-renewals';

const START_LIMIT_MS = 60_000;
const NEW: Renewed = { token: 'access-2', refreshToken: 'refresh-2' };
let database: SharedDatabase;
let query: Query;
let failures: unknown[];

beforeAll(async () => {
  database = await startPglite();
  ({ query } = database);
  await createRenewalTable(query);
}, START_LIMIT_MS);
beforeEach(async () => {
  failures = [];
  await query('truncate session_renewals', []);
});
afterAll(() => database.end());

/** Returns the sharing of one more process on the database, or on a broken one. */
function process(itsQuery: Query = query) {
  return shareRenewals(itsQuery, { onFailure: (error) => void failures.push(error) });
}

it.each<readonly [string, Renewed]>([
  ['new tokens', NEW],
  ['a refusal', null],
])('[AUT-16] gives %s to every process after one has asked', async (_what, answer) => {
  let asked = 0;
  let decide: (renewed: Renewed) => void = () => undefined;
  const decided = new Promise<Renewed>((resolve) => {
    decide = resolve;
  });
  const ask = () => {
    asked += 1;
    return decided;
  };
  let looks = 0;
  const watched: Query = (text, values) => {
    looks += text.startsWith('select') ? 1 : 0;
    // The second process is waiting, and has looked twice.
    if (looks === 2) decide(answer);
    return query(text, values);
  };
  const both = await Promise.all([process()('refresh-1', ask), process(watched)('refresh-1', ask)]);
  expect(both).toEqual([answer, answer]);
  expect(await process()('refresh-1', ask)).toEqual(answer);
  expect(asked).toBe(1);
  expect(failures).toEqual([]);
});

it('lets another process try after the identity service could not be reached', async () => {
  expect(await process()('refresh-1', async () => 'unreachable')).toBe('unreachable');
  expect(await process()('refresh-1', async () => NEW)).toEqual(NEW);
});

it('takes over the claim of a process that has died', async () => {
  let isAsked: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    isAsked = resolve;
  });
  void process()('refresh-1', () => {
    isAsked();
    return new Promise(() => undefined);
  });
  await asked;
  await query("update session_renewals set ends_at = now() - interval '1 s'", []);
  expect(await process()('refresh-1', async () => NEW)).toEqual(NEW);
});

it('stores nothing that can be read without the refresh token', async () => {
  await process()('refresh-1', async () => NEW);
  const { rows } = await query('select id, sealed from session_renewals', []);
  const text = JSON.stringify(rows);
  expect(rows).toHaveLength(1);
  for (const secret of ['refresh-1', 'refresh-2', 'access-2']) {
    expect(text).not.toContain(secret);
    expect(text).not.toContain(Buffer.from(secret).toString('base64url').slice(0, -1));
  }
});

it('renews without its store when that fails, and says so', async () => {
  const broken: Query = () => Promise.reject(new Error('no database'));
  expect(await process(broken)('refresh-1', async () => NEW)).toEqual(NEW);
  expect(failures).toEqual([expect.objectContaining({ message: 'no database' })]);
});
