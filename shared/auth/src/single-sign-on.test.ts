import type { KeycloakInitOptions } from 'keycloak-js';
import type { ServerAnswer } from './create-server-session';
import type { TabMessage } from './create-tabs';
import type { Keycloak } from './keycloak-client';
import { singleSignOn } from './single-sign-on';
import type { ServerKnows } from './single-sign-on';
import { withWebLocks } from './test-support/with-web-locks';
import type { TokenSet } from './token-set';

const origin = 'http://localhost:3000';
const authorize = 'http://localhost:4000/auth/realms/tiffin/protocol/openid-connect/auth';
const ana = { externalUserId: 'u1', email: 'ana@x.example', firstName: 'Ana', lastName: 'Oliveira' };

/** Returns a person's token, by default Ana's, that expires this many seconds after the start of the test. */
function tokenOf(name: string, { sub = 'u1', expS = 300 } = {}): string {
  const claims = {
    sub,
    email: 'ana@x.example',
    given_name: 'Ana',
    family_name: 'Oliveira',
    exp: expS,
    sid: 'sid-1',
    jti: name,
    realm_access: { roles: ['user'] },
  };
  return `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
}

type Answer =
  | 'person'
  | 'another'
  | 'nobody'
  | 'silence'
  | 'failure'
  | 'no id token'
  | 'other nonce'
  | 'refusal';

class FakeKeycloak implements Keycloak {
  token: string | undefined;
  idToken: string | undefined;
  refreshToken: string | undefined;
  timeSkew = 0;
  onAuthError?: Keycloak['onAuthError'];
  onAuthRefreshSuccess?: () => void;
  statusPage = 'http://localhost:4000/status';
  logoutPage = 'logout';
  renewals: (string | undefined)[] = [];
  refresh: () => Promise<string> = async () => tokenOf('renewed', { expS: Date.now() / 1000 + 300 });
  readonly asked: KeycloakInitOptions[] = [];
  readonly endpoints = { checkSessionIframe: () => this.supported(this.statusPage) };
  constructor(private readonly answer: Answer) {}

  async init(options: KeycloakInitOptions): Promise<boolean> {
    this.asked.push(options);
    if (this.answer === 'silence') return new Promise(() => undefined);
    if (this.answer === 'failure') throw new TypeError('down');
    if (this.answer === 'nobody') return false;
    if (this.answer === 'refusal') {
      const refusal = { error: 'access_denied', error_description: 'User denied' };
      this.onAuthError?.(refusal);
      throw refusal;
    }
    this.token = tokenOf('first', { sub: this.answer === 'another' ? 'u2' : 'u1' });
    this.refreshToken = 'refresh-1';
    this.idToken = this.answer === 'no id token' ? undefined : 'id';
    if (this.answer === 'other nonce') throw new Error('Invalid nonce.');
    return true;
  }
  async updateToken(): Promise<boolean> {
    this.renewals.push(this.refreshToken);
    this.token = await this.refresh();
    this.refreshToken = `refresh-${this.renewals.length + 1}`;
    this.onAuthRefreshSuccess?.();
    return true;
  }
  clearToken(): void {
    this.token = undefined;
  }
  createLogoutUrl({ redirectUri }: { redirectUri?: string }): string {
    return `${this.supported(this.logoutPage)}?${redirectUri ?? ''}`;
  }
  async createLoginUrl({
    redirectUri,
    idpHint,
    locale,
  }: {
    redirectUri?: string;
    idpHint?: string;
    locale?: string;
  }): Promise<string> {
    const hint = idpHint === undefined ? '' : `&kc_idp_hint=${idpHint}`;
    return `${authorize}?redirect_uri=${encodeURIComponent(redirectUri ?? '')}&ui_locales=${locale}${hint}`;
  }
  private supported(page: string): string {
    if (page === '') throw new Error('Not supported by the OIDC server');
    return page;
  }
}

type Around = {
  readonly href?: string;
  readonly known?: ServerKnows;
  readonly askWhen?: Promise<void>;
  readonly serverAnswers?: readonly ServerAnswer[];
};

type Seen = {
  readonly left: string[];
  readonly told: TabMessage[];
  readonly lost: string[];
  readonly found: string[];
  readonly failed: string[];
  readonly kept: { readonly tokens: TokenSet; readonly isRefresh: boolean }[];
  serverAsked: number;
  forgotten: number;
  readonly watched: string[];
};
type Others = {
  wake: () => void;
  hear: (message: TabMessage) => void;
  answer: () => void;
  changeSession: () => void;
};

function signOn(clients: readonly FakeKeycloak[], around: Around = {}) {
  const queue = [...clients];
  const serverAnswers = [...(around.serverAnswers ?? [])];
  const seen: Seen = {
    left: [],
    told: [],
    lost: [],
    found: [],
    failed: [],
    kept: [],
    serverAsked: 0,
    forgotten: 0,
    watched: [],
  };
  const other: Others = {
    wake: () => undefined,
    hear: () => undefined,
    answer: () => undefined,
    changeSession: () => undefined,
  };
  const source = singleSignOn({
    origin,
    client: { url: 'http://localhost:4000/auth', realm: 'tiffin', clientId: 'athena-client' },
    createClient: async () => {
      const next = queue.shift();
      if (!next) throw new Error('no more clients');
      return next;
    },
    getGuestToken: async () => 'guest-token',
    page: {
      href: () => around.href ?? `${origin}/m/lucknow/menu?item=3`,
      language: () => 'zh-Hant',
      leaveFor: (url, why) => void seen.left.push(why === 'toSignIn' ? url : `${why}: ${url}`),
    },
    tabs: {
      tell: (message) => void seen.told.push(message),
      listen: (listener) => (other.hear = listener),
      askForTokens: async () => other.answer(),
    },
    server: {
      keep: async (tokens, { isRefresh }) => void seen.kept.push({ tokens, isRefresh }),
      refresh: async () => {
        seen.serverAsked += 1;
        return serverAnswers.shift() ?? { kind: 'unreachable' };
      },
      forget: async () => void (seen.forgotten += 1),
    },
    known: around.known ?? { canRefresh: false },
    askWhen: around.askWhen,
    watch: (url, getSessionId, onChanged) => {
      seen.watched.push(`${url} ${getSessionId()}`);
      other.changeSession = onChanged;
      return () => void seen.watched.push('ended');
    },
    onWake: (listener) => (other.wake = listener),
  });
  source.listen?.({
    lost: (reason) => {
      seen.lost.push(reason);
      source.forget();
    },
    found: ({ externalUserId }) => void seen.found.push(externalUserId),
    failed: ({ error, error_description: text }) => void seen.failed.push(`${error}: ${text ?? ''}`),
  });
  return { source, seen, other };
}
const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);
const serverToken = { kind: 'tokens', tokens: setOf('from-server') } as const;

function setOf(name: string, expS = 900, sub = 'u1'): TokenSet {
  return { token: tokenOf(name, { sub, expS }), refreshToken: null, idToken: null, expiresAt: expS * 1000 };
}

withWebLocks();
beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('on load', () => {
  it('[AUT-01] checks silently, with the silent check page, PKCE S256 and the default adapter', async () => {
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

  it.each(['nobody', 'failure', 'no id token', 'other nonce'] as const)(
    '[AUT-02] keeps no token when the answer is: %s',
    async (answer) => {
      const { source, seen } = signOn([new FakeKeycloak(answer)]);
      expect(await source.identify()).toBeNull();
      expect(await source.getToken()).toBeNull();
      expect(seen.kept).toEqual([]);
    },
  );

  it('exchanges the code after a return from the provider, and checks silently if that fails', async () => {
    const href = `${origin}/#state=s&code=c`;
    const taken = new FakeKeycloak('person');
    expect(await signOn([taken], { href }).source.identify()).toEqual(ana);
    expect(taken.asked[0]?.onLoad).toBeUndefined();
    const silent = new FakeKeycloak('person');
    expect(await signOn([new FakeKeycloak('failure'), silent], { href }).source.identify()).toEqual(ana);
    expect(silent.asked[0]?.onLoad).toBe('check-sso');
  });

  it('[AUT-03] sends no request until `askWhen` settles; an answer in the URL is read at once', async () => {
    const client = new FakeKeycloak('person');
    let mayAsk = (): void => undefined;
    const askWhen = new Promise<void>((resolve) => (mayAsk = resolve));
    const person = signOn([client], { askWhen }).source.identify();
    await pass(1);
    expect(client.asked).toEqual([]);
    mayAsk();
    expect(await person).toEqual(ana);
    const href = `${origin}/#state=s&code=c`;
    const never = new Promise<void>(() => undefined);
    expect(await signOn([new FakeKeycloak('person')], { href, askWhen: never }).source.identify()).toEqual(
      ana,
    );
  });

  it('[AUT-12] reports what the provider said when it refused a sign-in', async () => {
    const href = `${origin}/#state=s&error=access_denied`;
    const { source, seen } = signOn([new FakeKeycloak('refusal'), new FakeKeycloak('nobody')], { href });
    expect(await source.identify()).toBeNull();
    expect(seen.failed).toEqual(['access_denied: User denied']);
  });

  it('[AUT-19] sends all three tokens to the server’s cookies and to the other tabs', async () => {
    const { source, seen } = signOn([new FakeKeycloak('person')]);
    await source.identify();
    const tokens = { token: tokenOf('first'), refreshToken: 'refresh-1', idToken: 'id', expiresAt: 300_000 };
    expect(seen.kept).toEqual([{ tokens, isRefresh: false }]);
    expect(seen.told).toEqual([{ kind: 'tokens', tokens }]);
  });

  it('[AUT-11] reads the roles of the token', async () => {
    const { source } = signOn([new FakeKeycloak('person')]);
    await source.identify();
    expect(source.getRoles?.().realm).toEqual(['user']);
  });
});

describe('with a token that the server verified', () => {
  const known = { token: { accessToken: tokenOf('cookie'), expiresAt: 200_000 }, canRefresh: true };

  it('[AUT-08] identifies the person at once with that token, while it asks the provider', async () => {
    const { source, seen } = signOn([new FakeKeycloak('person')], { known });
    expect(source.identify()).toEqual(ana);
    expect(source.authenticatedOnServer).toBe(true);
    expect(await source.getToken()).toBe(tokenOf('cookie'));
    await pass(1);
    expect(await source.getToken()).toBe(tokenOf('first'));
    expect(seen).toMatchObject({ lost: [], found: [], serverAsked: 0 });
  });

  it('stays signed in while the provider is down, and gets new tokens from the server', async () => {
    const { source, seen } = signOn([new FakeKeycloak('failure')], { known, serverAnswers: [serverToken] });
    source.identify();
    await pass(180);
    expect(await source.getToken()).toBe(tokenOf('from-server', { expS: 900 }));
    expect(seen).toMatchObject({ lost: [], serverAsked: 1 });
  });

  it('[AUT-02] ends when neither provider nor server has a session', async () => {
    const { source, seen } = signOn([new FakeKeycloak('nobody')], {
      known,
      serverAnswers: [{ kind: 'refused' }],
    });
    source.identify();
    await pass(1);
    expect(seen).toMatchObject({ lost: ['expired'], forgotten: 1 });
    expect(await source.getToken()).toBeNull();
  });

  it('stays signed in when only the frame cannot read the session: the server’s cookie still works', async () => {
    const { source, seen } = signOn([new FakeKeycloak('nobody')], { known, serverAnswers: [serverToken] });
    source.identify();
    await pass(1);
    expect(seen.lost).toEqual([]);
    expect(await source.getToken()).toBe(serverToken.tokens.token);
  });

  it('[AUT-04] survives an outage while it renews by its cookie, and retries after 15 s', async () => {
    const outage = { kind: 'unreachable' } as const;
    const serverAnswers = [outage, outage, serverToken];
    const { source, seen } = signOn([new FakeKeycloak('nobody')], { known, serverAnswers });
    source.identify();
    await pass(181);
    expect(seen).toMatchObject({ lost: [], serverAsked: 2 });
    expect(await source.getToken()).toBe(tokenOf('cookie'));
    await pass(15);
    expect(seen).toMatchObject({ lost: [], serverAsked: 3 });
    expect(await source.getToken()).toBe(serverToken.tokens.token);
  });

  it.each(['no id token', 'other nonce'] as const)(
    '[AUT-02] ends when the answer has: %s',
    async (answer) => {
      const { source, seen } = signOn([new FakeKeycloak(answer)], { known });
      source.identify();
      await pass(1);
      expect(seen.lost).toEqual(['expired']);
    },
  );

  it('[AUT-02] detects that another person is signed in now', async () => {
    const { source, seen } = signOn([new FakeKeycloak('another')], { known });
    source.identify();
    await pass(1);
    expect(seen.found).toEqual(['u2']);
    expect(await source.getToken()).toBe(tokenOf('first', { sub: 'u2' }));
  });

  it('ignores that token when the URL carries an answer of the provider', async () => {
    const href = `${origin}/#state=s&code=c`;
    const { source } = signOn([new FakeKeycloak('another')], { known, href });
    expect(await source.identify()).toMatchObject({ externalUserId: 'u2' });
  });
});

it('asks the server when the provider reports nobody and a refresh token is in a cookie', async () => {
  const around = { known: { canRefresh: true }, serverAnswers: [serverToken] };
  expect(await signOn([new FakeKeycloak('nobody')], around).source.identify()).toEqual(ana);
  const refused = { known: { canRefresh: true }, serverAnswers: [{ kind: 'refused' }] as const };
  expect(await signOn([new FakeKeycloak('nobody')], refused).source.identify()).toBeNull();
});

describe('renewing', () => {
  async function signedIn() {
    const client = new FakeKeycloak('person');
    const on = signOn([client]);
    await on.source.identify();
    return { client, ...on };
  }
  const reset = () => Promise.reject(new TypeError('connection reset'));
  const answered = (status: number) => () =>
    Promise.reject(Object.assign(new Error('status'), { response: new Response('', { status }) }));

  it('[AUT-04] [AUT-01] renews automatically when under 60 s remain, and stores the token in the cookie', async () => {
    const { client, source, seen } = await signedIn();
    await pass(240);
    expect(client.renewals).toEqual([]);
    await pass(60);
    expect(client.renewals).toEqual(['refresh-1']);
    expect(seen.kept[1]).toMatchObject({
      isRefresh: true,
      tokens: { refreshToken: 'refresh-2', idToken: 'id' },
    });
    expect(await source.getToken()).toBe(client.token);
  });

  it('[AUT-05] renews a token that is valid for less than 5 s before a call', async () => {
    const { client, source } = await signedIn();
    jest.setSystemTime(294_000);
    await source.getToken();
    expect(client.renewals).toEqual([]);
    jest.setSystemTime(296_000);
    expect(await source.getToken()).toBe(client.token);
    expect(client.renewals).toEqual(['refresh-1']);
  });

  it('[AUT-02] a renewal answered with 400 clears the token', async () => {
    const { client, source, seen } = await signedIn();
    client.refresh = answered(400);
    await pass(300);
    expect(seen).toMatchObject({ lost: ['expired'], failed: [], forgotten: 1 });
    expect(await source.getToken()).toBeNull();
  });

  it.each([
    ['500', answered(500)],
    ['a connection reset', reset],
    ['silence', () => new Promise<string>(() => undefined)],
  ])('[AUT-04] %s keeps the token and retries, with at most one report', async (_what, fail) => {
    const { client, source, seen } = await signedIn();
    client.refresh = fail;
    jest.setSystemTime(250_000);
    await pass(40);
    expect(client.renewals).toHaveLength(0);
    await pass(20);
    expect(client.renewals).toHaveLength(1);
    expect(seen.lost).toEqual([]);
    await pass(120);
    expect(client.renewals.length).toBeGreaterThan(3);
    expect(seen).toMatchObject({ lost: [], failed: ['temporarily_unavailable: '] });
    client.refresh = async () => tokenOf('back', { expS: 9000 });
    await pass(30);
    expect(await source.getToken()).toBe(tokenOf('back', { expS: 9000 }));
    expect(seen.lost).toEqual([]);
  });

  it('waits 3 s for a renewal, then returns no expired token', async () => {
    const { client, source } = await signedIn();
    client.refresh = () => new Promise(() => undefined);
    jest.setSystemTime(301_000);
    const asked = source.getToken();
    await pass(3);
    expect(await asked).toBeNull();
  });

  it('[AUT-02] a renewal with another person’s token clears the token', async () => {
    const { client, seen } = await signedIn();
    client.refresh = async () => tokenOf('other', { sub: 'u2', expS: 900 });
    await pass(300);
    expect(seen).toMatchObject({ lost: ['expired'], kept: [{ isRefresh: false }] });
  });

  it('[AUT-04] checks the token when the page wakes up, because timers may have slept', async () => {
    const { client, other } = await signedIn();
    jest.setSystemTime(200_000);
    other.wake();
    await pass(1);
    expect(client.renewals).toEqual([]);
    jest.setSystemTime(250_000);
    other.wake();
    other.wake();
    await pass(1);
    expect(client.renewals).toEqual(['refresh-1']);
  });

  it('[AUT-16] uses the tokens that another tab received meanwhile, without a request', async () => {
    const { client, source, other } = await signedIn();
    other.answer = () => other.hear({ kind: 'tokens', tokens: setOf('theirs') });
    await pass(300);
    expect(client.renewals).toEqual([]);
    expect(await source.getToken()).toBe(setOf('theirs').token);
  });

  it('[AUT-16] uses the newest refresh token of another tab', async () => {
    const { client, other } = await signedIn();
    other.hear({ kind: 'tokens', tokens: { ...setOf('theirs', 310), refreshToken: 'refresh-of-tab-2' } });
    await pass(300);
    expect(client.renewals).toEqual(['refresh-of-tab-2']);
  });
});

describe('among tabs', () => {
  it('[AUT-16] answers a tab that asks for tokens with a later expiry, if it has some', async () => {
    const { source, seen, other } = signOn([new FakeKeycloak('person')]);
    other.hear({ kind: 'ask', lastingBeyond: 0 });
    expect(seen.told).toEqual([]);
    await source.identify();
    seen.told.length = 0;
    other.hear({ kind: 'ask', lastingBeyond: 300_000 });
    expect(seen.told).toEqual([]);
    other.hear({ kind: 'ask', lastingBeyond: 100_000 });
    expect(seen.told).toMatchObject([{ kind: 'tokens', tokens: { refreshToken: 'refresh-1' } }]);
  });

  it('a guest ignores the tokens of other tabs', async () => {
    const { source, other } = signOn([new FakeKeycloak('nobody')]);
    await source.identify();
    other.hear({ kind: 'tokens', tokens: setOf('theirs') });
    expect(await source.getToken()).toBeNull();
  });

  it('[AUT-02] changes the person when another tab does', async () => {
    const { source, seen, other } = signOn([new FakeKeycloak('person')]);
    await source.identify();
    other.hear({ kind: 'tokens', tokens: setOf('bens', 900, 'u2') });
    expect(seen.found).toEqual(['u2']);
  });

  it.each([
    ['knows the person', { token: { accessToken: tokenOf('cookie'), expiresAt: 300_000 }, canRefresh: true }],
    ['knows nobody yet', { canRefresh: true }],
  ])('[AUT-16] a tab that %s brings nobody back after another tab has signed out', async (_what, known) => {
    const checks = [new FakeKeycloak('person'), new FakeKeycloak('nobody')];
    for (const check of checks) {
      let ask = (): void => undefined;
      const askWhen = new Promise<void>((resolve) => (ask = resolve));
      const { source, seen, other } = signOn([check], { known, askWhen, serverAnswers: [serverToken] });
      const identified = source.identify();
      other.hear({ kind: 'signedOut' });
      ask();
      await pass(1);
      if (identified instanceof Promise) expect(await identified).toBeNull();
      expect(seen).toMatchObject({ told: [], kept: [] });
      expect(await source.getToken()).toBeNull();
      // The server has set the cookies again with its answer to a refresh.
      if (seen.serverAsked > 0) expect(seen.forgotten).toBeGreaterThan(0);
    }
  });

  it('[AUT-16] signs out together with the other tabs', async () => {
    const { source, seen, other } = signOn([new FakeKeycloak('person')]);
    await source.identify();
    other.hear({ kind: 'signedOut' });
    expect(seen.lost).toEqual(['signedOut']);
    expect(await source.getToken()).toBeNull();
  });
});

describe('the provider’s session', () => {
  it('[AUT-02] [AUT-05] is watched after the sign-in, and its end clears the token', async () => {
    const { source, seen, other } = signOn([new FakeKeycloak('person')]);
    await source.identify();
    expect(seen.watched).toEqual(['http://localhost:4000/status sid-1']);
    other.changeSession();
    expect(seen.lost).toEqual(['expired']);
    expect(seen.watched.at(-1)).toBe('ended');
    expect(await source.getToken()).toBeNull();
  });

  it('is not watched if the provider has no status page', async () => {
    const client = new FakeKeycloak('person');
    client.statusPage = '';
    const { source, seen } = signOn([client]);
    expect(await source.identify()).toEqual(ana);
    expect(seen.watched).toEqual([]);
  });
});

describe('leaving for the provider', () => {
  it('signs in and returns to the one page that the provider allows, whatever the path after it', async () => {
    const { source, seen } = signOn([new FakeKeycloak('nobody'), new FakeKeycloak('nobody')]);
    await source.signIn('');
    await source.signIn('//evil.example');
    expect(seen.left.map((url) => new URL(url).searchParams.get('redirect_uri'))).toEqual([
      `${origin}/order/signed-in.html`,
      `${origin}/order/signed-in.html`,
    ]);
  });

  it('waits for a running silent check to end, because its end would cancel this sign-in at the provider', async () => {
    const checking = new FakeKeycloak('nobody');
    let end: (isFound: boolean) => void = () => undefined;
    checking.init = () => new Promise((resolve) => (end = resolve));
    const { source, seen } = signOn([checking, new FakeKeycloak('nobody')]);
    const identifying = source.identify();
    await pass(0);
    const signingIn = source.signIn('');
    await pass(2);
    expect(seen.left).toEqual([]);
    end(false);
    await Promise.all([identifying, signingIn]);
    expect(seen.left).toHaveLength(1);
  });

  it('leaves after 3 s even if that check does not end', async () => {
    const { source, seen } = signOn([new FakeKeycloak('silence'), new FakeKeycloak('nobody')]);
    void source.identify();
    await pass(0);
    const signingIn = source.signIn('');
    await pass(2);
    expect(seen.left).toEqual([]);
    await pass(1);
    await signingIn;
    expect(seen.left).toHaveLength(1);
  });

  it('[AUT-13] starts with the identity provider that the person chose', async () => {
    const { source, seen } = signOn([new FakeKeycloak('nobody')]);
    await source.signIn('', 'google');
    expect(new URL(seen.left[0] ?? '').searchParams.get('kc_idp_hint')).toBe('google');
  });

  it('[AUT-13] registers at the provider’s registration page', async () => {
    const { source, seen } = signOn([new FakeKeycloak('nobody')]);
    await source.register('/');
    expect(seen.left).toEqual([
      `${authorize.replace(/auth$/, 'registrations')}?redirect_uri=${encodeURIComponent(`${origin}/order/signed-in.html`)}&ui_locales=zh-Hant`,
    ]);
  });

  it('[AUT-13] opens the account page at the provider, with a link back', async () => {
    const { source, seen } = signOn([]);
    await source.manageAccount?.();
    const back = encodeURIComponent(`${origin}/order/signed-in.html`);
    expect(seen.left).toEqual([
      `other: http://localhost:4000/auth/realms/tiffin/account/?referrer=athena-client&referrer_uri=${back}`,
    ]);
  });

  it('[AUT-21] reads the account with the token that it holds', async () => {
    const fetched = jest
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue(Response.json({ id: 'u1', email: 'new@northlight.example' }));
    const known = { token: { accessToken: tokenOf('cookie'), expiresAt: 200_000 }, canRefresh: true };
    const { source } = signOn([new FakeKeycloak('person')], {
      known,
      askWhen: new Promise<void>(() => undefined),
    });
    source.identify();
    expect(await source.getAccount?.()).toMatchObject({ email: 'new@northlight.example' });
    expect(fetched).toHaveBeenCalledWith(
      'http://localhost:4000/auth/realms/tiffin/account',
      expect.objectContaining({
        headers: { accept: 'application/json', authorization: `Bearer ${tokenOf('cookie')}` },
      }),
    );
    fetched.mockRestore();
  });

  it('reports within 3 s that the provider does not answer a sign-in', async () => {
    const { source, seen } = signOn([new FakeKeycloak('silence')]);
    const signingIn = expect(source.signIn('')).rejects.toThrow('does not answer');
    await pass(3);
    await signingIn;
    expect(seen.left).toEqual([]);
  });

  it('[AUT-13] [AUT-16] signs out at the provider, in the cookies and in the other tabs', async () => {
    const { source, seen } = signOn([new FakeKeycloak('person')]);
    await source.identify();
    await source.signOut();
    expect(seen.left).toEqual([`other: logout?${origin}/`]);
    expect(seen.told.at(-1)).toEqual({ kind: 'signedOut' });
    expect(seen.forgotten).toBe(1);
  });

  it('[AUT-13] tells the provider which session ends, even before the page’s own check has ended', async () => {
    const known = { token: { accessToken: tokenOf('cookie'), expiresAt: 200_000 }, canRefresh: true };
    const found = new FakeKeycloak('person');
    const { source, seen } = signOn([found], { known, askWhen: new Promise<void>(() => undefined) });
    source.identify();
    await source.signOut();
    expect(found.asked[0]?.onLoad).toBe('check-sso');
    expect(seen.left).toEqual([`other: logout?${origin}/`]);
  });

  it('[AUT-12] signs out here if the provider has no logout, and reports "Not supported by the OIDC server"', async () => {
    const client = new FakeKeycloak('person');
    client.logoutPage = '';
    const { source, seen } = signOn([client]);
    await source.identify();
    await source.signOut();
    expect(seen).toMatchObject({
      left: [],
      lost: ['signedOut'],
      failed: ['not_supported: Not supported by the OIDC server'],
    });
  });

  it('signs out here while the provider is unreachable', async () => {
    const { source, seen } = signOn([new FakeKeycloak('failure'), new FakeKeycloak('failure')], {
      known: { token: { accessToken: tokenOf('cookie'), expiresAt: 200_000 }, canRefresh: true },
    });
    source.identify();
    await source.signOut();
    expect(seen).toMatchObject({ left: [], lost: ['signedOut'], failed: ['logout_failed: '], forgotten: 2 });
  });
});
