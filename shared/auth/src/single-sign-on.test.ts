import type { KeycloakInitOptions } from 'keycloak-js';
import type { KeycloakClient } from './keycloak-client';
import { singleSignOn } from './single-sign-on';

const origin = 'http://localhost:3000';
const authorize = 'http://localhost:4000/auth/realms/tiffin/protocol/openid-connect/auth';
const claims = { sub: 'u1', email: 'ana@x.example', given_name: 'Ana', family_name: 'Oliveira' };
const ana = { externalUserId: 'u1', email: 'ana@x.example', firstName: 'Ana', lastName: 'Oliveira' };

class FakeKeycloak implements KeycloakClient {
  token: string | undefined;
  idToken: string | undefined;
  tokenParsed: Readonly<Record<string, unknown>> | undefined;
  onAuthLogout?: () => void;
  expired = false;
  refresh: () => Promise<boolean> = () => Promise.resolve(false);
  readonly asked: KeycloakInitOptions[] = [];
  constructor(private readonly answer: 'person' | 'nobody' | 'silence' | 'failure' | 'no id token') {}

  init(options: KeycloakInitOptions): Promise<boolean> {
    this.asked.push(options);
    if (this.answer === 'silence') return new Promise(() => undefined);
    if (this.answer === 'failure') return Promise.reject(new Error('down'));
    if (this.answer === 'nobody') return Promise.resolve(false);
    this.token = 'token-1';
    this.idToken = this.answer === 'person' ? 'id' : undefined;
    this.tokenParsed = claims;
    return Promise.resolve(true);
  }
  updateToken(): Promise<boolean> {
    return this.refresh();
  }
  isTokenExpired(): boolean {
    return this.expired;
  }
  clearToken(): void {
    if (!this.token) return;
    this.token = undefined;
    this.onAuthLogout?.();
  }
  createLogoutUrl({ redirectUri }: { redirectUri?: string }): string {
    return `logout?${redirectUri ?? ''}`;
  }
  createLoginUrl({ redirectUri }: { redirectUri?: string }): Promise<string> {
    return Promise.resolve(`${authorize}?redirect_uri=${encodeURIComponent(redirectUri ?? '')}`);
  }
}

function signOn(clients: readonly FakeKeycloak[], href = `${origin}/m/lucknow/menu?item=3`) {
  const queue = [...clients];
  const left: string[] = [];
  const lost: string[] = [];
  const tabs = { told: 0, hear: (): void => undefined };
  const source = singleSignOn({
    origin,
    createClient: async () => {
      const next = queue.shift();
      if (!next) throw new Error('no more clients');
      return next;
    },
    getGuestToken: async () => 'guest-token',
    page: { href: () => href, leaveFor: (url) => void left.push(url) },
    tabs: { tell: () => (tabs.told += 1), onTold: (listener) => (tabs.hear = listener) },
  });
  source.onLost?.((reason) => void lost.push(reason));
  return { source, left, lost, tabs };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('[AUT-01] checks silently on load, with the silent check page, PKCE S256 and the default adapter', async () => {
  const client = new FakeKeycloak('person');
  expect(await signOn([client]).source.identify()).toEqual(ana);
  expect(client.asked).toEqual([
    expect.objectContaining({
      onLoad: 'check-sso',
      silentCheckSsoRedirectUri: `${origin}/order/silent-check-sso.html`,
      pkceMethod: 'S256',
      adapter: 'default',
      silentCheckSsoFallback: false,
    }),
  ]);
});

it.each(['nobody', 'failure', 'no id token'] as const)(
  'finds no person when the answer is: %s',
  async (answer) => {
    const { source } = signOn([new FakeKeycloak(answer)]);
    expect(await source.identify()).toBeNull();
    expect(await source.getToken()).toBeNull();
  },
);

it('takes the code when it comes back from the provider, and checks silently when that fails', async () => {
  const href = `${origin}/#state=s&code=c`;
  const taken = new FakeKeycloak('person');
  expect(await signOn([taken], href).source.identify()).toEqual(ana);
  expect(taken.asked[0]?.onLoad).toBeUndefined();
  const silent = new FakeKeycloak('person');
  expect(await signOn([new FakeKeycloak('failure'), silent], href).source.identify()).toEqual(ana);
  expect(silent.asked[0]?.onLoad).toBe('check-sso');
});

it('[AUT-01] refreshes by itself: before each use, and every 60 s', async () => {
  const client = new FakeKeycloak('person');
  const { source } = signOn([client]);
  await source.identify();
  let refreshed = 1;
  client.refresh = async () => {
    refreshed += 1;
    client.token = `token-${refreshed}`;
    return true;
  };
  expect(await source.getToken()).toBe('token-2');
  await jest.advanceTimersByTimeAsync(120_000);
  expect(client.token).toBe('token-4');
});

it('waits 3 s for a refresh, then gives what is still valid and nothing that is not', async () => {
  const client = new FakeKeycloak('person');
  const { source } = signOn([client]);
  await source.identify();
  client.refresh = () => new Promise(() => undefined);
  const valid = source.getToken();
  await jest.advanceTimersByTimeAsync(3000);
  expect(await valid).toBe('token-1');
  client.expired = true;
  const expired = source.getToken();
  await jest.advanceTimersByTimeAsync(3000);
  expect(await expired).toBeNull();
});

it('tells of a token that the provider took back', async () => {
  const client = new FakeKeycloak('person');
  const { source, lost } = signOn([client]);
  await source.identify();
  client.refresh = () => {
    client.clearToken();
    return Promise.reject(new Error('400'));
  };
  expect(await source.getToken()).toBeNull();
  expect(lost).toEqual(['expired']);
});

it('signs in at the provider and comes back to where the person was, or to a path of this site', async () => {
  const { source, left } = signOn([new FakeKeycloak('nobody'), new FakeKeycloak('nobody')]);
  await source.signIn('');
  await source.signIn('//evil.example');
  expect(left.map((url) => new URL(url).searchParams.get('redirect_uri'))).toEqual([
    `${origin}/m/lucknow/menu?item=3`,
    `${origin}/`,
  ]);
});

it('registers at the provider’s registration page', async () => {
  const { source, left } = signOn([new FakeKeycloak('nobody')]);
  await source.register('/');
  expect(left).toEqual([
    `${authorize.replace(/auth$/, 'registrations')}?redirect_uri=${encodeURIComponent(`${origin}/`)}`,
  ]);
});

it('says so within 3 s when the provider does not answer a sign-in', async () => {
  const { source, left } = signOn([new FakeKeycloak('silence')]);
  const signingIn = expect(source.signIn('')).rejects.toThrow('does not answer');
  await jest.advanceTimersByTimeAsync(3000);
  await signingIn;
  expect(left).toEqual([]);
});

it('signs out at the provider, tells the other tabs, and hears of theirs', async () => {
  const { source, left, lost, tabs } = signOn([new FakeKeycloak('person')]);
  await source.identify();
  await source.signOut();
  expect(left).toEqual([`logout?${origin}/`]);
  expect(tabs.told).toBe(1);
  tabs.hear();
  expect(lost).toEqual(['signedOut']);
});
