import { createRenewal } from './create-renewal';
import { createTabs } from './create-tabs';
import type { Keycloak } from './load-keycloak';
import type { TokenSet } from './token-set';

/** Longer than a tab waits for the others. */
const PROVIDER_TAKES_MS = 1000;

const navigator = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
let lines: EventTarget[];
let asked: (string | undefined)[];

beforeEach(() => {
  [lines, asked] = [[], []];
  jest.useFakeTimers();
  Object.defineProperty(globalThis, 'navigator', { value: { locks: webLocks() }, configurable: true });
});
afterEach(() => {
  jest.useRealTimers();
  if (navigator) Object.defineProperty(globalThis, 'navigator', navigator);
  else Reflect.deleteProperty(globalThis, 'navigator');
});

/** Web Locks as browsers have them: one holder a name, the others in the order in which they came. */
function webLocks() {
  const last = new Map<string, Promise<unknown>>();
  return {
    request: (name: string, _options: object, work: () => Promise<unknown>): Promise<unknown> => {
      const done = (last.get(name) ?? Promise.resolve()).then(work, work);
      last.set(name, done);
      return done;
    },
  };
}

function openLine() {
  const own = new EventTarget();
  lines.push(own);
  const postMessage = (data: unknown): void => {
    const others = lines.filter((line) => line !== own);
    others.forEach((line) => line.dispatchEvent(Object.assign(new Event('message'), { data })));
  };
  return { postMessage, addEventListener: own.addEventListener.bind(own) };
}

/** A tab that holds the first tokens; the provider gives it the second ones. */
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

it('[AUT-16] of five tabs that renew at once one asks the provider, and all have what it got', async () => {
  const tabs = Array.from({ length: 5 }, openTab);
  const outcomes = Promise.all(tabs.map(({ renew }) => renew()));
  await jest.advanceTimersByTimeAsync(2 * PROVIDER_TAKES_MS);
  expect(asked).toEqual(['refresh-1']);
  expect(await outcomes).toEqual(Array(5).fill('renewed'));
  expect(tabs.map(({ token }) => token())).toEqual(Array(5).fill('t2'));
});
