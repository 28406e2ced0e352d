import { bearer } from '@tiffin/sandbox/caller';
import { expect, test } from '../fixtures';
import { urls } from '../urls';
import { services } from './services';

const CLAIMS = { iss: 'realm', aud: 'account', sub: 'user-ana-oliveira', exp: 4_000_000_000 };

/** Returns a token in the provider's format without the provider's signature. */
function forgedToken(alg: 'none' | 'RS256'): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const iss = `${urls().sandbox}/auth/realms/tiffin`;
  return `${part({ alg, typ: 'JWT' })}.${part({ ...CLAIMS, iss })}.${alg === 'none' ? '' : 'A'.repeat(342)}`;
}

for (const alg of ['none', 'RS256'] as const)
  test(`a forged token (alg ${alg}) opens nobody's account`, async () => {
    const forger = bearer(services(), forgedToken(alg));
    const { status, body } = await forger.call('GET', '/main/v1/user');
    expect([status, body.error.reason]).toEqual([401, 'invalid_token']);
  });
