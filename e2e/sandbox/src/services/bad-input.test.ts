import { badRequests, oddRequests } from '../bad-input/bad-requests';
import { faultOf, fittingRequest, send } from '../bad-input/requests';
import type { Request } from '../bad-input/requests';
import { liveWholeLife } from '../bad-input/whole-life';
import type { WholeLife } from '../bad-input/whole-life';
import { CALL_TABLES } from '../openapi/call-tables';
import { guest } from '../test-support/caller';
import { SANDBOX_START_MS, startSandbox, type RunningSandbox } from '../test-support/start-sandbox';

const AT_ONCE = 8;
const LIMIT_MS = 60_000;

let sandbox: RunningSandbox;
let life: WholeLife;
let token = '';
let stranger = '';
let noTokens: Readonly<Record<string, string>> = {};
/** What every table held when it was looked at last. */
let known: unknown;
beforeAll(async () => {
  sandbox = await startSandbox();
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
}, SANDBOX_START_MS * 2);
afterAll(() => sandbox.stop());

const calls = Object.values(CALL_TABLES).flatMap((table) =>
  Object.entries(table.calls).map(([name, row]) => [name, row] as const),
);

describe('bad input', () => {
  it.each(calls)(
    '%s is refused with the catalogue’s shape, and changes nothing',
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

describe('a token that is none', () => {
  const guarded = calls.filter(([, { auth, service }]) => auth !== 'none' && service !== 'singleSignOn');

  it.each(guarded)('opens %s to nobody, and changes nothing', async (_name, row) => {
    for (const [what, noToken] of Object.entries(noTokens)) {
      const { status, text } = await send(sandbox.url, row, fittingRequest(row, life), noToken);
      expect([what, status, JSON.parse(text).error?.reason]).toEqual([what, 401, 'invalid_token']);
    }
    await expectNothingChanged();
  });
});

describe('another person’s ids', () => {
  it.each(calls)('in %s never fail, and where they are refused nothing changes', async (_name, row) => {
    const answer = await send(sandbox.url, row, fittingRequest(row, life), stranger);
    if (answer.status < 400) {
      known = await tables();
      return;
    }
    expect(faultOf(row, answer)).toBeUndefined();
    await expectNothingChanged();
  });
});

// Last, because much of it is taken: these are valid requests, only strange ones.
describe('odd input', () => {
  it.each(calls)(
    '%s never fails on what fits',
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
  // One call's change is not the next one's too.
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
