import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { loadKeycloakClient } from './keycloak-client';
import { singleSignOn } from './single-sign-on';

const origin = 'http://localhost:3000';
const realm = 'http://localhost:4000/auth/realms/tiffin';
const endpoint = (name: string): string => `${realm}/protocol/openid-connect/${name}`;
const person = { sub: 'u1', email: 'ana@x.example', given_name: 'Ana', family_name: 'Oliveira' };

function encode(claims: object): string {
  return `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
}

type Asked = { readonly url: string; readonly form: Readonly<Record<string, string>> };

/** The provider as the library sees it: a discovery document and a token endpoint. */
function fakeProvider(nonce: () => string) {
  const asked: Asked[] = [];
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
    const nowS = Math.floor(Date.now() / 1000);
    const times = { iat: nowS, exp: nowS + (form['grant_type'] === 'refresh_token' ? 300 : 30) };
    return Response.json({
      access_token: encode({ ...person, ...times, jti: form['grant_type'] }),
      refresh_token: encode({ typ: 'Refresh' }),
      id_token: encode({ ...person, ...times, nonce: nonce() }),
    });
  });
  const source = singleSignOn({
    origin,
    createClient: () =>
      loadKeycloakClient({ url: 'http://localhost:4000/auth', realm: 'tiffin', clientId: 'athena-client' }),
    getGuestToken: async () => null,
    page: { href: () => window.location.href, leaveFor: (url) => void left.push(url) },
    tabs: { tell: () => undefined, onTold: () => undefined },
  });
  return { asked, left, source };
}

function returnWith(authorizeUrl: string): void {
  const state = new URL(authorizeUrl).searchParams.get('state') ?? '';
  window.history.replaceState(null, '', `/m/lucknow/menu#state=${state}&code=the-code`);
}

beforeEach(() => {
  window.history.replaceState(null, '', '/m/lucknow/menu');
});
afterEach(() => {
  localStorage.clear();
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
    redirect_uri: `${origin}/m/lucknow/menu`,
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
      redirect_uri: `${origin}/m/lucknow/menu`,
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

it('refuses an answer whose nonce is not the one sent', async () => {
  const { left, source } = fakeProvider(() => 'another');
  await source.signIn('');
  returnWith(left[0] ?? '');
  // The silent check that follows never answers here.
  const outcome = await Promise.race([
    source.identify(),
    new Promise((resolve) => setTimeout(resolve, 200, 'nobody')),
  ]);
  expect(outcome).toBe('nobody');
  expect(await source.getToken()).toBeNull();
});

it('keeps no token where a script could read it', async () => {
  let nonce = '';
  const { left, source } = fakeProvider(() => nonce);
  await source.signIn('');
  nonce = new URL(left[0] ?? '').searchParams.get('nonce') ?? '';
  returnWith(left[0] ?? '');
  await source.identify();
  const token = await source.getToken();
  const kept = JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }) + document.cookie;
  expect(token).not.toBeNull();
  expect(kept).not.toContain(token?.split('.')[1]);
  source.forget();
});
