import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { CryptoKey } from 'jose';
import { bearer } from '../../test-support/caller';
import { SANDBOX_START_MS, startSandbox, type RunningSandbox } from '../../test-support/start-sandbox';

type Answer = { readonly status: number; readonly body: string };

let sandbox: RunningSandbox;
let issuer: string;
let key: CryptoKey;
let keys: Answer;
let answer: Answer;
let asked: string[];

/** An external provider that gives every request the answer that the test sets. */
const provider = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  const { status, body } = request.url?.endsWith('/certs') ? keys : answer;
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
});

beforeAll(async () => {
  const pair = await generateKeyPair('RS256', { extractable: true });
  key = pair.privateKey;
  const published = { ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  keys = { status: 200, body: JSON.stringify({ keys: [published] }) };
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const address = provider.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/auth`;
  issuer = `${url}/realms/lunch`;
  sandbox = await startSandbox({ TIFFIN_SSO_URL: `${url}/`, TIFFIN_SSO_REALM: 'lunch' });
}, SANDBOX_START_MS);
beforeEach(() => {
  asked = [];
});
afterAll(async () => {
  await sandbox.stop();
  provider.close();
});

const refresh = async (): Promise<{ readonly status: number; readonly body: unknown }> => {
  const form = { refresh_token: 'r.e.f', grant_type: 'refresh_token', client_id: 'athena-client' };
  const response = await fetch(`${sandbox.url}/identity/refresh`, {
    method: 'POST',
    body: new URLSearchParams(form),
  });
  return { status: response.status, body: await response.json() };
};
const tokenBy = (signer: CryptoKey, claims: Readonly<Record<string, unknown>> = {}): Promise<string> =>
  new SignJWT({ preferred_username: 'mei@lunch.example', ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
    .setIssuer(issuer)
    .setAudience('account')
    .setSubject('mei-of-elsewhere')
    .setExpirationTime('5m')
    .sign(signer);

describe('a refresh at an external provider', () => {
  it('[API-12] uses the realm of the settings', async () => {
    answer = { status: 200, body: JSON.stringify({ access_token: 'a.b.c', refresh_token: 'd.e.f' }) };
    expect(await refresh()).toEqual({ status: 200, body: { access_token: 'a.b.c', refresh_token: 'd.e.f' } });
    expect(asked).toEqual(['POST /auth/realms/lunch/protocol/openid-connect/token']);
  });

  it.each([400, 401, 403])('[AUT-14] silently returns null if the provider answers %d', async (status) => {
    answer = { status, body: '{"error":"invalid_grant"}' };
    expect(await refresh()).toEqual({ status: 200, body: { access_token: null } });
  });

  it.each([
    ['500', { status: 500, body: '{}' }],
    ['503', { status: 503, body: '' }],
    ['429', { status: 429, body: '{}' }],
    ['a page', { status: 200, body: '<html>' }],
    ['something else', { status: 200, body: '{"access_token":7}' }],
  ])('is retryable and no refusal if the provider answers %s', async (_what, given) => {
    answer = given;
    expect(await refresh()).toMatchObject({ status: 503, body: { error: { type: 'SIGN_ON_UNREACHABLE' } } });
  });
});

describe('tokens of an external provider', () => {
  const user = async (token: string) => bearer(sandbox, token).call('GET', '/main/v1/user');

  it('cannot be verified while its keys cannot be fetched', async () => {
    const published = keys;
    keys = { status: 500, body: '' };
    expect((await user(await tokenBy(key))).status).toBe(503);
    keys = published;
  });

  it('[AUT-18] identify their people, whom the services create from them', async () => {
    const claims = { email: 'Mei@Lunch.example', given_name: 'Mei', family_name: 'Wong' };
    const met = await user(await tokenBy(key, claims));
    expect(met.body).toMatchObject({
      user: {
        externalUserId: 'mei-of-elsewhere',
        email: 'mei@lunch.example',
        firstName: 'Mei',
        lastName: 'Wong',
        points: 0,
      },
    });
  });

  it('are accepted only with its keys', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    expect((await user(await tokenBy(privateKey))).status).toBe(401);
  });

  it('leave the sandbox without its own sign-on', async () => {
    const own = await fetch(`${sandbox.url}/auth/realms/tiffin/.well-known/openid-configuration`);
    expect(own.status).toBe(404);
  });
});
