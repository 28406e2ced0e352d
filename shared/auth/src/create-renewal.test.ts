import { createRenewal } from './create-renewal';
import type { RenewalOutcome } from './create-refresher';
import type { ServerAnswer } from './create-server-session';
import { createTabs } from './create-tabs';
import type { Keycloak } from './keycloak-client';
import { withWebLocks } from './test-support/with-web-locks';
import type { TokenSet } from './token-set';

/** Longer than a tab waits for other tabs. */
const PROVIDER_TAKES_MS = 1000;

let lines: EventTarget[];
let asked: (string | undefined)[];

withWebLocks();
beforeEach(() => {
  [lines, asked] = [[], []];
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function openLine() {
  const own = new EventTarget();
  lines.push(own);
  const postMessage = (data: unknown): void => {
    const others = lines.filter((line) => line !== own);
    others.forEach((line) => line.dispatchEvent(Object.assign(new Event('message'), { data })));
  };
  return { postMessage, addEventListener: own.addEventListener.bind(own) };
}

/** Opens a tab that holds the first tokens. The provider gives it the second ones. */
function openTab() {
  let held: TokenSet = { token: 't1', refreshToken: 'refresh-1', idToken: 'id', expiresAt: 1000 };
  const tabs = createTabs(openLine);
  tabs.listen((message) => {
    if (message.kind === 'tokens') held = message.tokens;
  });
  const client: Keycloak = {
    timeSkew: 0,
    init: async () => true,
    clearToken: () => undefined,
    createLogoutUrl: () => '',
    createLoginUrl: async () => '',
    updateToken: async () => {
      asked.push(client.refreshToken);
      await new Promise((resolve) => setTimeout(resolve, PROVIDER_TAKES_MS));
      client.onAuthRefreshSuccess?.();
      return true;
    },
  };
  const { renew } = createRenewal({
    getHeld: () => held,
    getClient: async () => client,
    takeFrom: () => {
      held = { ...held, token: 't2', refreshToken: 'refresh-2', expiresAt: 2000 };
      tabs.tell({ kind: 'tokens', tokens: held });
      return true;
    },
    take: () => undefined,
    tabs,
    server: {
      keep: async () => undefined,
      refresh: async () => ({ kind: 'refused' }),
      forget: async () => undefined,
    },
    now: Date.now,
  });
  return { renew, token: () => held.token };
}

it('[AUT-16] one of five tabs that renew at once asks the provider, and all receive its tokens', async () => {
  const tabs = Array.from({ length: 5 }, openTab);
  const outcomes = Promise.all(tabs.map(({ renew }) => renew()));
  await jest.advanceTimersByTimeAsync(2 * PROVIDER_TAKES_MS);
  expect(asked).toEqual(['refresh-1']);
  expect(await outcomes).toEqual(Array(5).fill('renewed'));
  expect(tabs.map(({ token }) => token())).toEqual(Array(5).fill('t2'));
});

type Circumstances = {
  readonly held?: TokenSet | null;
  readonly updateToken?: () => Promise<boolean>;
  readonly getClient?: (client: Keycloak) => Promise<Keycloak>;
  readonly isOurs?: boolean;
  readonly answer?: ServerAnswer;
};

/** Renews once in a single tab. */
async function renewAlone({
  held = { token: 't1', refreshToken: 'refresh-1', idToken: 'id', expiresAt: 1000 },
  updateToken = async () => true,
  getClient = async (client) => client,
  isOurs = true,
  answer = { kind: 'refused' },
}: Circumstances) {
  const taken: TokenSet[] = [];
  const client: Keycloak = {
    timeSkew: 0,
    init: async () => true,
    clearToken: () => undefined,
    createLogoutUrl: () => '',
    createLoginUrl: async () => '',
    updateToken: async () => {
      const isUpdated = await updateToken();
      client.onAuthRefreshSuccess?.();
      return isUpdated;
    },
  };
  const { renew } = createRenewal({
    getHeld: () => held,
    getClient: () => getClient(client),
    takeFrom: () => isOurs,
    take: (tokens) => void taken.push(tokens),
    tabs: createTabs(() => {
      throw new DOMException('no', 'SecurityError');
    }),
    server: { keep: async () => undefined, refresh: async () => answer, forget: async () => undefined },
    now: Date.now,
  });
  const outcome = renew();
  await jest.advanceTimersByTimeAsync(60_000);
  return { outcome: await outcome, taken, client };
}

/** Rejects like keycloak-js: with an error that holds the provider's response. */
const rejectWith = (response: unknown) => async () => {
  throw Object.assign(new Error('refused'), { response });
};

it.each<[string, Circumstances, RenewalOutcome]>([
  ['gives new tokens', {}, 'renewed'],
  ['returns another person’s tokens', { isOurs: false }, 'refused'],
  ['refuses with 400', { updateToken: rejectWith(new Response('', { status: 400 })) }, 'refused'],
  ['refuses with 499', { updateToken: rejectWith(new Response('', { status: 499 })) }, 'refused'],
  ['answers 302', { updateToken: rejectWith(new Response(null, { status: 302 })) }, 'unreachable'],
  ['answers 408', { updateToken: rejectWith(new Response('', { status: 408 })) }, 'unreachable'],
  ['answers 429', { updateToken: rejectWith(new Response('', { status: 429 })) }, 'unreachable'],
  ['answers 500', { updateToken: rejectWith(new Response('', { status: 500 })) }, 'unreachable'],
  ['answers nothing', { updateToken: () => Promise.reject(new Error('no network')) }, 'unreachable'],
  ['rejects without an error', { updateToken: () => Promise.reject(undefined) }, 'unreachable'],
  ['rejects with null', { updateToken: () => Promise.reject(null) }, 'unreachable'],
  ['rejects with a look-alike', { updateToken: rejectWith({ status: 400 }) }, 'unreachable'],
  ['does not answer for 10 s', { updateToken: () => new Promise(() => undefined) }, 'unreachable'],
  [
    'has a client that does not load',
    { getClient: () => Promise.reject(new Error('blocked')) },
    'unreachable',
  ],
])('[AUT-04] when the provider %s', async (_what, circumstances, expected) => {
  const { outcome } = await renewAlone(circumstances);
  expect(outcome).toBe(expected);
});

it('treats tokens that were cleared meanwhile as renewed', async () => {
  const { outcome, taken } = await renewAlone({ held: null });
  expect([outcome, taken]).toEqual(['renewed', []]);
});

describe('tokens whose refresh token only the server holds', () => {
  const held: TokenSet = { token: 't1', refreshToken: null, idToken: null, expiresAt: 1000 };
  const tokens: TokenSet = { ...held, token: 't2', expiresAt: 2000 };

  it('are renewed by the server', async () => {
    const { outcome, taken, client } = await renewAlone({ held, answer: { kind: 'tokens', tokens } });
    expect([outcome, taken]).toEqual(['renewed', [tokens]]);
    expect(client.refreshToken).toBeUndefined();
  });

  it.each<ServerAnswer>([{ kind: 'refused' }, { kind: 'unreachable' }])(
    'are $kind if the server says so',
    async (answer) => {
      const { outcome, taken } = await renewAlone({ held, answer });
      expect([outcome, taken]).toEqual([answer.kind, []]);
    },
  );
});
