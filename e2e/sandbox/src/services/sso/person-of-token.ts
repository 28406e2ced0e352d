import { createLocalJWKSet, jwtVerify } from 'jose';
import type Provider from 'oidc-provider';
import type { Account } from './accounts';
import type { SsoSettings } from './sso-settings';

export type PersonOfToken = (authorization: string | undefined) => Promise<Account | undefined>;

/** Whose access token it is; as with Keycloak, a token of an ended session belongs to nobody here. */
export function personOfToken(provider: Provider, settings: SsoSettings): PersonOfToken {
  const keys = createLocalJWKSet({ keys: settings.publicJwks.map((jwk) => ({ kty: 'RSA', ...jwk })) });
  return async (authorization) => {
    const token = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];
    const verified =
      token && (await jwtVerify(token, keys, { issuer: settings.issuer }).catch(() => undefined));
    if (!verified) return undefined;
    const { sid, sub } = verified.payload;
    if (typeof sid !== 'string' || !sub || !(await provider.Session.findByUid(sid))) return undefined;
    return settings.accounts.byId(sub);
  };
}
