import { badRequests, oddRequests } from '../bad-input/bad-requests';
import { faultOf, fittingRequest, send } from '../bad-input/requests';
import type { Request } from '../bad-input/requests';
import { liveWholeLife } from '../bad-input/whole-life';
import type { WholeLife } from '../bad-input/whole-life';
import { CALL_TABLES } from '../openapi/call-tables';
import { guest } from '../test-support/caller';
import { ownSandbox } from '../test-support/own-sandbox';
import { SANDBOX_START_MS } from '../test-support/start-sandbox';

const AT_ONCE = 8;
const LIMIT_MS = 60_000;

const sandbox = ownSandbox();
let life: WholeLife;
let token = '';
let stranger = '';
let noTokens: Readonly<Record<string, string>> = {};
/** The content of every table at the previous check. */
let known: unknown;
beforeAll(async () => {
  life = await liveWholeLife(sandbox);
  token = await mint({});
  stranger = await mint({ externalUserId: (await liveWholeLife(sandbox)).externalUserId });
  const [head = '', claims = ''] = token.split('.');
  noTokens = {
    expired: await mint({ expiresInSeconds: -60 }),
    'for another audience': await mint({ audience: 'athena-client' }),
    garbage: 'garbage',
    'with another signature': `${head}.${claims}.${'A'.repeat(342)}`,
    'without a signature': `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`,
  };
  known = await tables();
}, SANDBOX_START_MS);

const calls = Object.values(CALL_TABLES).flatMap((table) =>
  Object.entries(table.calls).map(([name, row]) => [name, row] as const),
);

describe('bad input', () => {
  it.each(calls)(
    '%s is refused in the catalogue’s format and changes nothing',
    async (_name, row) => {
      const faults: string[] = [];
      await inBatches(badRequests(row, life), async (request) => {
        const fault = faultOf(row, await send(sandbox.url, row, request, token));
        if (fault) faults.push(`${request.what}: ${fault}`);
      });
      expect(faults).toEqual([]);
      await expectNothingChanged();
    },
    LIMIT_MS,
  );
});

describe('an invalid token', () => {
  const guarded = calls.filter(([, { auth, service }]) => auth !== 'none' && service !== 'singleSignOn');

  it.each(guarded)('gets no access to %s and changes nothing', async (_name, row) => {
    for (const [what, noToken] of Object.entries(noTokens)) {
      const { status, text } = await send(sandbox.url, row, fittingRequest(row, life), noToken);
      expect([what, status, JSON.parse(text).error?.reason]).toEqual([what, 401, 'invalid_token']);
    }
    await expectNothingChanged();
  });
});

describe('another person’s ids', () => {
  it.each(calls)('cause no failure in %s, and a refused call changes nothing', async (_name, row) => {
    const answer = await send(sandbox.url, row, fittingRequest(row, life), stranger);
    if (answer.status < 400) {
      known = await tables();
      return;
    }
    expect(faultOf(row, answer)).toBeUndefined();
    await expectNothingChanged();
  });
});

// These requests are unusual but valid. They run last, because the services accept many of them.
describe('unusual input', () => {
  it.each(calls)(
    '%s never fails on valid input',
    async (_name, row) => {
      const failures: string[] = [];
      await inBatches(oddRequests(row, life), async (request) => {
        const answer = await send(sandbox.url, row, request, token);
        const isAnswer = answer.status < 400 || faultOf(row, answer) === undefined;
        if (!isAnswer) failures.push(`${request.what}: ${answer.status} ${answer.text.slice(0, 200)}`);
      });
      expect(failures).toEqual([]);
    },
    LIMIT_MS,
  );
});

async function inBatches(
  requests: readonly Request[],
  each: (request: Request) => Promise<void>,
): Promise<void> {
  for (let at = 0; at < requests.length; at += AT_ONCE)
    await Promise.all(requests.slice(at, at + AT_ONCE).map(each));
}

async function expectNothingChanged(): Promise<void> {
  const now = await tables();
  const before = known;
  // The next call must not see this call's change as its own.
  known = now;
  expect(now).toEqual(before);
}

async function tables(): Promise<unknown> {
  return (await guest(sandbox).call('GET', '/sandbox/tables')).body;
}

async function mint(wish: Readonly<Record<string, unknown>>): Promise<string> {
  const { externalUserId } = life;
  return (await guest(sandbox).call('POST', '/sandbox/tokens', { externalUserId, ...wish })).body
    .access_token;
}
