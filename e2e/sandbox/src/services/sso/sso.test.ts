import { describe, expect, it } from '@jest/globals';
import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose';
import { guest } from '../../test-support/caller';
import { formOf } from '../../test-support/browser';
import { SignOn } from '../../test-support/sign-on';
import { ownSandbox } from '../../test-support/own-sandbox';
import { SANDBOX_START_MS } from '../../test-support/start-sandbox';

const sandbox = ownSandbox();
const REALM = '/auth/realms/tiffin';

const PARTNER = 'http://127.0.0.1:3100';
const pass = (advanceMs: number) => guest(sandbox).call('POST', '/sandbox/clock', { advanceMs });
const person = (): SignOn => new SignOn(sandbox.url, sandbox.shellUrl);
const bearer = (token: string): RequestInit => ({ headers: { authorization: `Bearer ${token}` } });

describe('discovery', () => {
  it('[AUT-21] describes itself under Keycloak’s URLs', async () => {
    const realm = sandbox.url + REALM;
    const document = await (await fetch(`${realm}/.well-known/openid-configuration`)).json();
    expect(document).toMatchObject({
      issuer: realm,
      authorization_endpoint: `${realm}/protocol/openid-connect/auth`,
      token_endpoint: `${realm}/protocol/openid-connect/token`,
      jwks_uri: `${realm}/protocol/openid-connect/certs`,
      userinfo_endpoint: `${realm}/protocol/openid-connect/userinfo`,
      end_session_endpoint: `${realm}/protocol/openid-connect/logout`,
      check_session_iframe: `${realm}/protocol/openid-connect/login-status-iframe.html`,
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
    });
  });

  it('lets only the shop call with credentials', async () => {
    const ask = (origin: string) =>
      fetch(`${sandbox.url}${REALM}/protocol/openid-connect/token`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    const shop = await ask(sandbox.shellUrl);
    expect(shop.headers.get('access-control-allow-origin')).toBe(sandbox.shellUrl);
    expect(shop.headers.get('access-control-allow-credentials')).toBe('true');
    expect((await ask('http://stranger.example')).headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('signing in', () => {
  it('[AUT-21] exchanges a code for tokens that identify the person', async () => {
    const ana = person();
    const tokens = await ana.signIn('ana@northlight.example', 'lunch');
    const keys = await (await fetch(`${sandbox.url}${REALM}/protocol/openid-connect/certs`)).json();
    const { payload, protectedHeader } = await jwtVerify(tokens.access_token, createLocalJWKSet(keys), {
      issuer: sandbox.url + REALM,
      audience: 'account',
    });
    expect(protectedHeader.alg).toBe('RS256');
    expect(payload).toMatchObject({
      email: 'ana@northlight.example',
      given_name: 'Ana',
      realm_access: { roles: ['user'] },
      azp: 'athena-client',
    });
    expect(tokens.expires_in).toBe(300);
    expect(payload['sid']).toBe(decodeJwt(tokens.refresh_token)['sid']);
    expect(decodeJwt(tokens.id_token)).toMatchObject({ nonce: 'nonce-1', sid: payload['sid'] });
    expect(ana.browser.cookie('KEYCLOAK_SESSION')).toBe(`tiffin/${payload.sub}/${payload['sid']}`);
  });

  it('[AUT-21] returns account and userinfo to the bearer, and 401 to others', async () => {
    const { access_token } = await person().signIn('ana@northlight.example', 'lunch');
    const read = (path: string, init?: RequestInit) => fetch(sandbox.url + path, init);
    for (const path of [
      `${REALM}/protocol/openid-connect/userinfo`,
      `${REALM}/account`,
      '/identity/account',
    ]) {
      expect(await (await read(path, bearer(access_token))).json()).toMatchObject({
        email: 'ana@northlight.example',
      });
      expect((await read(path, bearer('forged.token.here'))).status).toBe(401);
      expect((await read(path)).status).toBe(401);
    }
  });

  it('reports a wrong password and keeps the typed e-mail address', async () => {
    const page = await person().submit({ username: 'ana@northlight.example', password: 'dinner' });
    expect(page.text).toContain('Wrong email or password.');
    expect(page.text).toContain('value="ana@northlight.example"');
    expect(page.text).not.toContain('dinner');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('uses the language that the shop asks for', async () => {
    const visitor = person();
    const page = await visitor.browser.open(visitor.endpointUrl('auth', { ui_locales: 'zh' }));
    expect(page.text).toContain('<html lang="zh-Hant">');
    expect(page.text).toContain('首次使用？');
  });

  it('refuses a redirect to an unknown page, a request without PKCE and a reused code', async () => {
    const visitor = person();
    const foreign = `${sandbox.shellUrl}.stranger.example/`;
    const refused = await visitor.browser.open(visitor.endpointUrl('auth', { redirect_uri: foreign }));
    expect(refused.status).toBe(400);
    expect(new URL(refused.url).origin).toBe(sandbox.url);

    const bare = await visitor.browser.open(
      visitor.endpointUrl('auth', { code_challenge: '', code_challenge_method: '' }),
    );
    expect(SignOn.fragment(bare)['error']).toBe('invalid_request');

    const { code = '' } = SignOn.fragment(
      await visitor.submit({ username: 'ben@northlight.example', password: 'lunch' }),
    );
    expect((await visitor.exchange(code)).status).toBe(200);
    expect((await visitor.exchange(code)).status).toBe(400);
  });
});

describe('redirects', () => {
  it('lead only to the two registered pages of a client’s own origins', async () => {
    const visitor = person();
    const shop = sandbox.shellUrl;
    const statusOf = async (extra: Readonly<Record<string, string>>) =>
      (await visitor.browser.open(visitor.endpointUrl('auth', { prompt: 'none', ...extra }))).status;
    for (const path of ['/order/silent-check-sso.html', '/order/signed-in.html'])
      expect(await statusOf({ redirect_uri: shop + path })).toBe(303);
    for (const redirect_uri of [
      `${shop}/`,
      `${shop}/order/signed-in.html?x=1`,
      `${PARTNER}/signed-in`,
      `${PARTNER}/`,
    ])
      expect([redirect_uri, await statusOf({ redirect_uri })]).toEqual([redirect_uri, 400]);
    const building = { client_id: 'northlight-client', redirect_uri: `${shop}/order/signed-in.html` };
    expect(await statusOf(building)).toBe(400);
  });

  it('lead only to the shop’s first page after signing out', async () => {
    const visitor = person();
    const out = async (uri: string) => {
      const query = new URLSearchParams({ client_id: 'athena-client', post_logout_redirect_uri: uri });
      return (await visitor.browser.open(`${sandbox.url}${REALM}/protocol/openid-connect/logout?${query}`))
        .status;
    };
    expect([await out(`${sandbox.shellUrl}/`), await out(`${sandbox.shellUrl}/m/x`)]).toEqual([200, 400]);
  });
});

describe('a partner', () => {
  const ask = { client_id: 'corner-office', scope: 'openid email', redirect_uri: `${PARTNER}/signed-in` };
  const signedIn = async (): Promise<SignOn> => {
    const ana = person();
    await ana.signIn('ana@northlight.example', 'lunch');
    return ana;
  };

  it('asks for the person’s consent and lists what it will see, in both languages', async () => {
    const ana = await signedIn();
    const page = await ana.browser.open(ana.endpointUrl('auth', ask));
    expect(page.text).toContain('Share your details with Corner Office?');
    expect(page.text).toContain('your email');
    expect(page.text).not.toContain('your name');
    const zh = await ana.browser.open(`${page.url}?ui_locales=zh`);
    expect(zh.text).toContain('要與「Corner Office」分享你的資料嗎？');
  });

  it('gets a silent answer once the person has consented, and not before', async () => {
    const ana = await signedIn();
    const silently = ana.endpointUrl('auth', { ...ask, prompt: 'none' });
    expect(SignOn.fragment(await ana.browser.open(silently))['error']).toBe('consent_required');
    await ana.answerConsent(ana.endpointUrl('auth', ask), 'allow');
    expect(SignOn.fragment(await ana.browser.open(silently))['code']).toEqual(expect.any(String));
    const more = ana.endpointUrl('auth', { ...ask, scope: 'openid profile email', prompt: 'none' });
    expect(SignOn.fragment(await ana.browser.open(more))['error']).toBe('consent_required');
  });

  it('receives a refusal as access_denied', async () => {
    const ana = await signedIn();
    const page = await ana.answerConsent(ana.endpointUrl('auth', ask), 'deny');
    expect(page.url).toContain(`${PARTNER}/signed-in#`);
    expect(SignOn.fragment(page)['error']).toBe('access_denied');
  });

  it('gets a token of its own: its client, its scopes, the audience of userinfo, no refresh token', async () => {
    const ana = await signedIn();
    const { code = '' } = SignOn.fragment(await ana.answerConsent(ana.endpointUrl('auth', ask), 'allow'));
    const tokens = await (await ana.exchange(code, ask, PARTNER)).json();
    const claims = decodeJwt(tokens.access_token);
    expect(claims).toMatchObject({
      azp: 'corner-office',
      scope: 'openid email',
      aud: `${sandbox.url}${REALM}/protocol/openid-connect/userinfo`,
    });
    expect([claims['email'], claims['realm_access'], tokens.refresh_token]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const read = (path: string) => fetch(sandbox.url + path, bearer(tokens.access_token));
    const userinfo = await (await read(`${REALM}/protocol/openid-connect/userinfo`)).json();
    expect(userinfo).toEqual({ sub: claims.sub, email: 'ana@northlight.example', email_verified: true });
    for (const path of [`${REALM}/account`, '/identity/account', '/main/v1/user'])
      expect([path, (await read(path)).status]).toEqual([path, 401]);
  });

  it('cannot request what is not its own: a scope, a resource, the shop’s client', async () => {
    const ana = await signedIn();
    const errorOf = async (extra: Readonly<Record<string, string>>) =>
      SignOn.fragment(await ana.browser.open(ana.endpointUrl('auth', { ...ask, ...extra })))['error'];
    expect(await errorOf({ scope: 'openid offline_access', prompt: 'consent' })).toBe(undefined);
    expect(await errorOf({ resource: 'urn:another:api' })).toBe('invalid_target');
  });

  it('cannot sign anybody out with its own ID token without a question', async () => {
    const ana = await signedIn();
    const { code = '' } = SignOn.fragment(await ana.answerConsent(ana.endpointUrl('auth', ask), 'allow'));
    const { id_token } = await (await ana.exchange(code, ask, PARTNER)).json();
    const query = new URLSearchParams({ id_token_hint: id_token });
    const page = await ana.browser.open(`${sandbox.url}${REALM}/protocol/openid-connect/logout?${query}`);
    expect(page.text).not.toContain('submit-form.js');
    expect(page.text).toContain('Sign out of Tiffin?');
  });
});

describe('passwords', () => {
  const wrong = { username: 'locked@northlight.example', password: 'dinner' };

  it('lock an account for a quarter of an hour after ten wrong tries, whether or not it exists', async () => {
    const guess = await person().guesser();
    const statuses = [];
    for (let count = 0; count < 12; count += 1) {
      statuses.push((await guess(wrong.username, wrong.password)).status);
      await pass(17_000);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
    const locked = await guess(wrong.username, wrong.password);
    expect(locked.text).toContain('Too many tries.');
    expect(Number(locked.headers.get('retry-after'))).toBeLessThanOrEqual(900);
    await pass(15 * 60_000);
    expect((await guess(wrong.username, wrong.password)).status).toBe(200);
  });

  it('require a longer wait after each of many wrong tries', async () => {
    const guess = await person().guesser();
    const email = 'slow@northlight.example';
    for (let count = 0; count < 5; count += 1) expect((await guess(email, 'no')).status).toBe(200);
    expect((await guess(email, 'no')).status).toBe(429);
    await pass(1000);
    expect((await guess(email, 'no')).status).toBe(200);
    await pass(1000);
    expect((await guess(email, 'no')).status).toBe(429);
  });

  it('reset the count when they are right', async () => {
    const guess = await person().guesser();
    for (let count = 0; count < 4; count += 1) await guess('ben@northlight.example', 'no');
    await person().signIn('ben@northlight.example', 'lunch');
    for (let count = 0; count < 4; count += 1)
      expect((await guess('ben@northlight.example', 'no')).status).toBe(200);
    await person().signIn('ben@northlight.example', 'lunch');
  });
});

describe('registering', () => {
  const newcomer = {
    firstName: 'Mei',
    lastName: '<b>Wong',
    username: 'Mei@Example.com',
    password: 'noodles',
  };

  it('makes an account and signs it in', async () => {
    const mei = person();
    const { code = '' } = SignOn.fragment(await mei.submit(newcomer, 'registrations'));
    const { access_token } = await (await mei.exchange(code)).json();
    expect(decodeJwt(access_token)).toMatchObject({ email: 'mei@example.com', family_name: '<b>Wong' });
  });

  it('reports every missing field at once, and an e-mail address that is taken', async () => {
    const empty = await person().submit(
      { ...newcomer, firstName: '', username: 'mei', password: 'no' },
      'registrations',
    );
    expect(empty.text).toContain('Enter your first name.');
    expect(empty.text).toContain('Enter a full email address, such as');
    expect(empty.text).toContain('at least 5 characters');
    const taken = await person().submit({ ...newcomer, username: 'ana@northlight.example' }, 'registrations');
    expect(taken.text).toContain('An account with this email already exists.');
    expect(taken.text).toContain('value="&lt;b&gt;Wong"');
  });
});

describe('a session', () => {
  it('[AUT-21] rotates the refresh token, and a reused one ends the whole family', async () => {
    const ana = person();
    const first = await ana.signIn('ana@northlight.example', 'lunch');
    const refresh = (refresh_token: string) => ana.token({ grant_type: 'refresh_token', refresh_token });
    const second = await (await refresh(first.refresh_token)).json();
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect((await refresh(first.refresh_token)).status).toBe(400);
    expect((await refresh(second.refresh_token)).status).toBe(400);
  });

  it('answers a silent check at once: with a code for a signed-in person, else with login_required', async () => {
    const ana = person();
    expect((await ana.askSilently())['error']).toBe('login_required');
    await ana.signIn('ana@northlight.example', 'lunch');
    expect(await ana.askSilently()).toMatchObject({ state: 'state-1', code: expect.any(String) });
  });

  it('[AUT-21] ends by logout: silent check, refresh and account are refused, and the browser returns to the shop', async () => {
    const ana = person();
    const { id_token, refresh_token, access_token } = await ana.signIn('ana@northlight.example', 'lunch');
    const query = new URLSearchParams({
      client_id: 'athena-client',
      post_logout_redirect_uri: `${sandbox.shellUrl}/`,
      id_token_hint: id_token,
    });
    const page = await ana.browser.open(`${sandbox.url}${REALM}/protocol/openid-connect/logout?${query}`);
    const { action, fields } = formOf(page);
    expect(page.text).toContain('submit-form.js');
    expect((await ana.browser.open(action, { form: fields })).url).toBe(`${sandbox.shellUrl}/`);
    expect(ana.browser.cookie('KEYCLOAK_SESSION')).toBeUndefined();
    expect((await ana.askSilently())['error']).toBe('login_required');
    expect((await ana.token({ grant_type: 'refresh_token', refresh_token })).status).toBe(400);
    for (const path of [`${REALM}/account`, '/main/v1/user'])
      expect((await fetch(sandbox.url + path, bearer(access_token))).status).toBe(401);
  });

  it(
    'survives a crash of the sandbox: tokens verify, refresh works, the browser is still signed in',
    async () => {
      const ana = person();
      const { access_token, refresh_token } = await ana.signIn('ana@northlight.example', 'lunch');
      await sandbox.crashAndRestart();
      expect((await fetch(`${sandbox.url}${REALM}/account`, bearer(access_token))).status).toBe(200);
      expect((await ana.token({ grant_type: 'refresh_token', refresh_token })).status).toBe(200);
      expect((await ana.askSilently())['code']).toEqual(expect.any(String));
    },
    SANDBOX_START_MS,
  );
});

describe('the controls of a person’s tokens', () => {
  const control = async (method: string, body?: unknown) =>
    (
      await fetch(`${sandbox.url}/sandbox/sso/ben@northlight.example`, {
        method,
        ...(body !== undefined && {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      })
    ).json();

  it('shorten tokens, count grants, and end the session without telling the browser', async () => {
    await control('POST', { accessTokenSeconds: 7 });
    const before = await control('GET');
    const ben = person();
    const { expires_in, refresh_token } = await ben.signIn('ben@northlight.example', 'lunch');
    expect(expires_in).toBe(7);
    const answered = await ben.token({ grant_type: 'refresh_token', refresh_token });
    expect(answered.status).toBe(200);
    const after = await control('GET');
    expect(after.grants.refresh_token).toBe((before.grants.refresh_token ?? 0) + 1);
    await control('DELETE');
    const second = await answered.json();
    expect(
      (await ben.token({ grant_type: 'refresh_token', refresh_token: second.refresh_token })).status,
    ).toBe(400);
    expect((await ben.askSilently())['error']).toBe('login_required');
    await control('POST', { accessTokenSeconds: 300 });
  });

  it('[AUT-17] people sign in with the standard client and those of organisations, and with no other', async () => {
    const visitor = person();
    const northlight = sandbox.shellUrl.replace('//', '//northlight.');
    for (const [client_id, shop] of [
      ['athena-client', sandbox.shellUrl],
      ['building-client', sandbox.shellUrl],
      ['northlight-client', northlight],
    ] as const) {
      const redirect_uri = `${shop}/order/signed-in.html`;
      const page = await visitor.browser.open(visitor.endpointUrl('auth', { client_id, redirect_uri }));
      expect(page.text).toContain('name="password"');
    }
    expect((await visitor.browser.open(visitor.endpointUrl('auth', { client_id: 'stranger' }))).status).toBe(
      400,
    );
  });
});

describe('the identity service', () => {
  const post = (path: string, form: Readonly<Record<string, string>>) =>
    fetch(`${sandbox.url}/identity/${path}`, { method: 'POST', body: new URLSearchParams(form) });

  it('[API-12] returns a token to a service, and nothing for a wrong secret', async () => {
    const ask = { client_id: 'guest-service', grant_type: 'client_credentials' };
    const answer = await post('token', { ...ask, client_secret: 'tiffin-sandbox-guest-secret' });
    const { access_token, expires_in } = await answer.json();
    expect(expires_in).toBe(300);
    expect(decodeJwt(access_token)['preferred_username']).toBe('service-account-guest-service');
    expect((await post('token', { ...ask, client_secret: 'guess' })).status).toBe(401);
  });

  it('[API-12] refreshes a session, and returns null if that fails', async () => {
    const { refresh_token } = await person().signIn('ben@northlight.example', 'lunch');
    const form = { refresh_token, grant_type: 'refresh_token', client_id: 'athena-client' };
    expect(await (await post('refresh', form)).json()).toMatchObject({
      access_token: expect.any(String),
    });
    expect(await (await post('refresh', form)).json()).toEqual({ access_token: null });
  });
});
