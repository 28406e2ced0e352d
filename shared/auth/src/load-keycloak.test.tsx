import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { loadKeycloak } from './load-keycloak';
import { singleSignOn } from './single-sign-on';

const origin = 'http://localhost:3000';
const realm = 'http://localhost:4000/auth/realms/tiffin';
const endpoint = (name: string): string => `${realm}/protocol/openid-connect/${name}`;
const client = { url: 'http://localhost:4000/auth', realm: 'tiffin', clientId: 'athena-client' };
const person = { sub: 'u1', email: 'ana@x.example', given_name: 'Ana', family_name: 'Oliveira' };

function encode(claims: object): string {
  return `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
}

type Asked = { readonly url: string; readonly form: Readonly<Record<string, string>> };

/** A fake provider for keycloak-js: a discovery document and a token endpoint. */
function fakeProvider(nonce: () => string, refresh: () => Promise<Response> | undefined = () => undefined) {
  const asked: Asked[] = [];
  const seen: Readonly<Record<'failed' | 'lost', string[]>> = { failed: [], lost: [] };
  const left: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = String(input);
    const form = init?.body instanceof URLSearchParams ? Object.fromEntries(init.body) : {};
    asked.push({ url, form });
    if (url.endsWith('/.well-known/openid-configuration')) {
      return Response.json({
        authorization_endpoint: endpoint('auth'),
        token_endpoint: endpoint('token'),
        end_session_endpoint: endpoint('logout'),
        userinfo_endpoint: endpoint('userinfo'),
      });
    }
    const refused = form['grant_type'] === 'refresh_token' ? refresh() : undefined;
    if (refused) return refused;
    const nowS = Math.floor(Date.now() / 1000);
    const times = { iat: nowS, exp: nowS + (form['grant_type'] === 'refresh_token' ? 300 : 4) };
    return Response.json({
      access_token: encode({ ...person, ...times, jti: form['grant_type'] }),
      refresh_token: encode({ typ: 'Refresh' }),
      id_token: encode({ ...person, ...times, nonce: nonce() }),
    });
  });
  const source = singleSignOn({
    origin,
    client,
    createClient: () => loadKeycloak(client),
    getGuestToken: async () => null,
    page: { href: () => window.location.href, language: () => 'en', leaveFor: (url) => void left.push(url) },
    tabs: { tell: () => undefined, listen: () => undefined, askForTokens: async () => undefined },
    server: {
      keep: async () => undefined,
      refresh: async () => ({ kind: 'unreachable' }),
      forget: async () => undefined,
    },
    known: { canRefresh: false },
    watch: () => () => undefined,
    onWake: () => undefined,
  });
  source.listen?.({
    lost: (reason) => void seen.lost.push(reason),
    found: () => undefined,
    failed: ({ error }) => void seen.failed.push(error),
  });
  return { asked, left, seen, source };
}

function returnWith(authorizeUrl: string, answer = 'code=the-code'): void {
  const state = new URL(authorizeUrl).searchParams.get('state') ?? '';
  window.history.replaceState(null, '', `/m/lucknow/menu#state=${state}&${answer}`);
}

/** Signs in and returns from the provider, so that a person is signed in. */
async function signedIn(refresh?: () => Promise<Response> | undefined) {
  let nonce = '';
  const provider = fakeProvider(() => nonce, refresh);
  await provider.source.signIn('');
  nonce = new URL(provider.left[0] ?? '').searchParams.get('nonce') ?? '';
  returnWith(provider.left[0] ?? '');
  const found = await provider.source.identify();
  return { ...provider, found };
}

/** Returns the frame of the silent check, once it is in the page. */
async function silentFrame(): Promise<HTMLIFrameElement> {
  return new Promise((resolve) => {
    const watcher = new MutationObserver(() => {
      const found = document.querySelector<HTMLIFrameElement>('iframe[title="keycloak-silent-check-sso"]');
      if (!found) return;
      watcher.disconnect();
      resolve(found);
    });
    watcher.observe(document.body, { childList: true });
  });
}

/** Returns the outcome of an answer. The silent check that follows a refused answer never answers here. */
async function outcomeOf(identifying: unknown): Promise<unknown> {
  return Promise.race([identifying, new Promise((resolve) => setTimeout(resolve, 200, 'nobody'))]);
}

beforeEach(() => {
  window.history.replaceState(null, '', '/m/lucknow/menu');
});
afterEach(() => {
  localStorage.clear();
  // Frames of silent checks that never answered.
  document.body.replaceChildren();
  jest.useRealTimers();
});

it('[AUT-21] [AUT-01] signs in by code and PKCE S256, refreshes, registers and signs out at the discovered endpoints', async () => {
  let nonce = '';
  const { asked, left, source } = fakeProvider(() => nonce);
  await source.signIn('/m/lucknow/menu');
  const authorize = new URL(left[0] ?? '');
  const sent = Object.fromEntries(authorize.searchParams);
  nonce = sent['nonce'] ?? '';
  expect(authorize.origin + authorize.pathname).toBe(endpoint('auth'));
  expect(sent).toMatchObject({
    client_id: 'athena-client',
    redirect_uri: `${origin}/order/signed-in.html`,
    response_type: 'code',
    code_challenge_method: 'S256',
  });
  expect(sent['scope']).toContain('openid');

  returnWith(authorize.href);
  expect(await source.identify()).toMatchObject({ externalUserId: 'u1', firstName: 'Ana' });
  expect(window.location.hash).toBe('');
  expect(asked.map(({ url }) => url)).toContain(`${realm}/.well-known/openid-configuration`);
  expect(asked.at(-1)).toEqual({
    url: endpoint('token'),
    form: {
      grant_type: 'authorization_code',
      code: 'the-code',
      client_id: 'athena-client',
      redirect_uri: `${origin}/order/signed-in.html`,
      code_verifier: expect.stringMatching(/^[\w-]{96}$/),
    },
  });

  await source.getToken();
  expect(asked.at(-1)).toEqual({
    url: endpoint('token'),
    form: {
      grant_type: 'refresh_token',
      client_id: 'athena-client',
      refresh_token: encode({ typ: 'Refresh' }),
    },
  });

  await source.register('/');
  expect(left.at(-1)).toContain(`${endpoint('registrations')}?`);
  await source.signOut();
  expect(left.at(-1)).toContain(`${endpoint('logout')}?client_id=athena-client&post_logout_redirect_uri=`);
  source.forget();
});

it('[AUT-02] exchanges no code that the silent page brings without a request', async () => {
  const { asked, source } = fakeProvider(() => 'n');
  const identifying = source.identify();
  const frame = await silentFrame();
  const silentPage = `${origin}/order/silent-check-sso.html`;
  const answer = { origin, source: frame.contentWindow };
  window.dispatchEvent(
    new MessageEvent('message', { ...answer, data: `${silentPage}#state=planted&code=stolen` }),
  );
  expect(await identifying).toBeNull();
  expect(asked.filter(({ url }) => url === endpoint('token'))).toEqual([]);
});

it('[AUT-02] refuses an answer with another nonce than the one sent', async () => {
  const { left, source } = fakeProvider(() => 'another');
  await source.signIn('');
  returnWith(left[0] ?? '');
  expect(await outcomeOf(source.identify())).toBe('nobody');
  expect(await source.getToken()).toBeNull();
});

it('[AUT-19] stores no token of a person where a script could read it', async () => {
  const { source } = await signedIn();
  const token = await source.getToken();
  const kept = JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }) + document.cookie;
  expect(token).not.toBeNull();
  expect(kept).not.toContain(token?.split('.')[1]);
  source.forget();
});

it('[AUT-05] keeps the callback state for one hour', async () => {
  const { left, source } = fakeProvider(() => 'n');
  await source.signIn('');
  const [key = '', stored = '{}'] =
    Object.entries(localStorage).find(([name]) => name.startsWith('kc-')) ?? [];
  const { expires } = JSON.parse(stored);
  expect(Math.abs(expires - Date.now() - 3_600_000)).toBeLessThan(5000);
  localStorage.setItem(key, JSON.stringify({ ...JSON.parse(stored), expires: Date.now() - 1 }));
  returnWith(left[0] ?? '');
  expect(await outcomeOf(source.identify())).toBe('nobody');
});

it('[AUT-05] keeps it in a cookie for 60 minutes if storage is blocked', async () => {
  const { left, source } = fakeProvider(() => 'n');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const written = jest.spyOn(document, 'cookie', 'set');
  await source.signIn('');
  const cookie = written.mock.calls.map(([text]) => text).find((text) => text.startsWith('kc-callback-'));
  const [, until = ''] = /expires=([^;]+)/.exec(cookie ?? '') ?? [];
  expect(Math.abs(Date.parse(until) - Date.now() - 3_600_000)).toBeLessThan(5000);
  expect(left).toHaveLength(1);
});

it('[AUT-12] reports the provider’s refusal with error and description', async () => {
  const { left, seen, source } = fakeProvider(() => 'n');
  await source.signIn('');
  returnWith(left[0] ?? '', 'error=access_denied&error_description=User%20denied');
  expect(await outcomeOf(source.identify())).toBe('nobody');
  expect(seen.failed).toEqual(['access_denied']);
});

it('[AUT-02] drops the token when a refresh is answered with 400', async () => {
  const { found, source, seen } = await signedIn(async () =>
    Response.json({ error: 'invalid_grant' }, { status: 400 }),
  );
  expect(found).toMatchObject({ externalUserId: 'u1' });
  await source.getToken();
  expect(seen.lost).toEqual(['expired']);
});

it.each([
  ['is answered 500', async () => new Response('', { status: 500 })],
  ['is cut off', () => Promise.reject(new TypeError('connection reset'))],
])('[AUT-04] keeps the token when a refresh %s', async (_what, refresh) => {
  const { source, seen } = await signedIn(refresh);
  expect(await source.getToken()).not.toBeNull();
  expect(seen.lost).toEqual([]);
  source.forget();
});

it.each([
  [{ clientId: '' }, 'Login client: clientId is missing'],
  [{ realm: '' }, 'Login client: realm is missing'],
  [{ flow: 'magic' }, 'Login client: flow must be one of'],
])('[AUT-06] creates no client from %j', async (wrong, message) => {
  await expect(loadKeycloak({ ...client, ...wrong })).rejects.toThrow(message);
});
