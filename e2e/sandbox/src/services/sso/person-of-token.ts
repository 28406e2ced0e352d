import { createLocalJWKSet, jwtVerify } from 'jose';
import type Provider from 'oidc-provider';
import type { Account } from './accounts';
import { userinfoUrl, type SsoSettings } from './sso-settings';

/** A person, and the claims that the bearer may read: all of them for our own clients. */
type TokenHolder = { readonly account: Account; readonly scopes: 'all' | readonly string[] };

export type PersonOfToken = (authorization: string | undefined) => Promise<TokenHolder | undefined>;

/** Returns whose access token it is. As with Keycloak, a token of an ended session belongs to nobody. */
export function personOfToken(provider: Provider, settings: SsoSettings): PersonOfToken {
  const keys = createLocalJWKSet({ keys: settings.publicJwks.map((jwk) => ({ kty: 'RSA', ...jwk })) });
  const { issuer } = settings;
  const audience = ['account', userinfoUrl(issuer)];
  return async (authorization) => {
    const token = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];
    const verified = token && (await jwtVerify(token, keys, { issuer, audience }).catch(() => undefined));
    if (!verified) return undefined;
    const { sid, sub, aud, scope } = verified.payload;
    if (typeof sid !== 'string' || !sub || !(await provider.Session.findByUid(sid))) return undefined;
    const account = await settings.accounts.byId(sub);
    return account && { account, scopes: aud === 'account' ? 'all' : String(scope).split(' ') };
  };
}
