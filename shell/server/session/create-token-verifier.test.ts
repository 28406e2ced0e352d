import { beforeAll, expect, it } from '@jest/globals';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose';
import type { CryptoKey, JWTPayload } from 'jose';
import { createTokenVerifier } from './create-token-verifier';

const NOW_S = 1_800_000_000;
const issuer = 'http://localhost:4000/auth/realms/tiffin';
const right = { sub: 'u1', azp: 'athena-client', iss: issuer, aud: 'account', exp: NOW_S + 300 };
let ours: CryptoKey;
let strangers: CryptoKey;
let published: string;
let publicText: string;

beforeAll(async () => {
  const pair = await generateKeyPair('RS256', { extractable: true });
  ours = pair.privateKey;
  published = JSON.stringify({
    keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }],
  });
  publicText = await exportSPKI(pair.publicKey);
  strangers = (await generateKeyPair('RS256')).privateKey;
});

async function sign(claims: JWTPayload, key: CryptoKey | Uint8Array = ours, alg = 'RS256', kid = 'k1') {
  return new SignJWT(claims).setProtectedHeader({ alg, kid }).sign(key);
}
const isKeys = (url: unknown): boolean => String(url).endsWith('/certs');
function verifier(
  answer: () => Response | Promise<Response> = () => new Response(published),
  userinfo: () => Response | Promise<Response> = () => Response.json({ sub: 'u1' }),
) {
  const seen = { asked: 0, bearers: new Array<string | null>() };
  const verify = createTokenVerifier(
    {
      sso: { url: 'http://localhost:4000/auth', realm: 'tiffin', clientId: 'athena-client' },
      clientIds: ['athena-client', 'building-client'],
    },
    async (url, init) => {
      if (isKeys(url)) {
        seen.asked += 1;
        return answer();
      }
      expect(String(url)).toBe(`${issuer}/protocol/openid-connect/userinfo`);
      seen.bearers.push(new Headers(init?.headers).get('authorization'));
      return userinfo();
    },
    () => NOW_S * 1000,
  );
  return { verify, seen };
}

it.each([['athena-client'], ['building-client']])(
  '[AUT-08] finds a token of %s valid, and how long',
  async (azp) => {
    const { verify } = verifier();
    expect(await verify(await sign({ ...right, azp }))).toEqual({ kind: 'valid', expiresInS: 300 });
  },
);

it('[AUT-08] asks for the keys once', async () => {
  const { verify, seen } = verifier();
  const token = await sign(right);
  await Promise.all([verify(token), verify(token)]);
  await verify(token);
  expect(seen.asked).toBe(1);
});

it.each<readonly [string, () => Promise<string>]>([
  ['signed by another key', () => sign(right, strangers)],
  ['signed by a key that nobody published', () => sign(right, strangers, 'RS256', 'k2')],
  ['of another audience', () => sign({ ...right, aud: 'shop' })],
  ['of another issuer', () => sign({ ...right, iss: 'http://evil.example/realms/tiffin' })],
  ['of another client', () => sign({ ...right, azp: 'guest-service' })],
  ['of nobody', () => sign({ ...right, sub: undefined })],
  ['without an end', () => sign({ ...right, exp: undefined })],
  ['signed HS256 by the public key', () => sign(right, new TextEncoder().encode(publicText), 'HS256')],
  ['of alg none', async () => `${text({ alg: 'none', typ: 'JWT' })}.${text(right)}.`],
  [
    'with changed claims',
    async () => (await sign(right)).replace(/\.[^.]+\./, `.${text({ ...right, sub: 'u2' })}.`),
  ],
  ['made of garbage', async () => '%%%.garbage'],
  ['of another kind altogether', async () => ''],
])('[AUT-08] finds a token invalid that is %s', async (_what, make) => {
  const { verify, seen } = verifier();
  expect(await verify(await make())).toMatchObject({ kind: 'invalid' });
  // The provider is not asked about tokens that anybody could have made.
  expect(seen.bearers).toEqual([]);
});

it('[AUT-08] [AUT-21] finds a token invalid that userinfo refuses, as after the end of its session', async () => {
  const { verify, seen } = verifier(undefined, () => new Response('', { status: 401 }));
  const token = await sign(right);
  expect(await verify(token)).toEqual({ kind: 'invalid', why: 'revoked' });
  expect(seen.bearers).toEqual([`Bearer ${token}`]);
});

it.each([
  ['fails', () => new Response('', { status: 503 })],
  ['lacks a permission', () => new Response('', { status: 403 })],
  ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
])('[AUT-08] decides by the signature where userinfo %s', async (_what, userinfo) => {
  const { verify } = verifier(undefined, userinfo);
  expect(await verify(await sign(right))).toEqual({ kind: 'valid', expiresInS: 300 });
});

it('[AUT-08] knows an expired token', async () => {
  expect(await verifier().verify(await sign({ ...right, exp: NOW_S - 1 }))).toEqual({ kind: 'expired' });
});

it.each([
  ['refuses', () => new Response('', { status: 500 })],
  ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
  ['answers something else', () => new Response('<html>')],
])('[AUT-08] cannot tell while the provider %s, and can afterwards', async (_what, answer) => {
  let isUp = false;
  const { verify } = verifier(() => (isUp ? new Response(published) : answer()));
  const token = await sign(right);
  expect(await verify(token)).toEqual({ kind: 'unknown' });
  isUp = true;
  expect(await verify(token)).toMatchObject({ kind: 'valid' });
});

it('[AUT-08] tells forged from real by the keys it has, while the provider is down', async () => {
  let isUp = true;
  const { verify } = verifier(() => (isUp ? new Response(published) : new Response('', { status: 500 })));
  await verify(await sign(right));
  isUp = false;
  expect(await verify(await sign(right))).toMatchObject({ kind: 'valid' });
  expect(await verify(await sign(right, strangers))).toMatchObject({ kind: 'invalid' });
});

function text(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
