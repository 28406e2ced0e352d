import { SignJWT, jwtVerify } from 'jose';
import type Provider from 'oidc-provider';
import type { SsoSettings } from './sso-settings';

/**
 * keycloak-js decodes refresh tokens as JWTs. So the provider's opaque ids are wrapped in a signed JWS on the
 * way out and unwrapped on the way in.
 */
export function wrapRefreshTokens(provider: Provider, settings: SsoSettings): void {
  const secret = settings.secretFor('refresh-token');
  const { RefreshToken } = provider;
  const save = RefreshToken.prototype.save;
  const find = RefreshToken.find.bind(RefreshToken);

  RefreshToken.prototype.save = async function () {
    const jti = await save.call(this);
    return new SignJWT({
      typ: 'Refresh',
      jti,
      sid: this.sessionUid,
      azp: this.clientId,
      scope: this.scope,
    })
      .setProtectedHeader({ alg: 'HS512', typ: 'JWT' })
      .setIssuer(settings.issuer)
      .setAudience(settings.issuer)
      .setSubject(this.accountId)
      .setIssuedAt()
      .setExpirationTime(Math.floor(Date.now() / 1000) + this.remainingTTL)
      .sign(secret);
  };
  Object.assign(RefreshToken, {
    find: async (value: string, options?: object) => {
      const id = await jwtVerify(value, secret, { issuer: settings.issuer }).then(
        ({ payload }) => payload.jti,
        () => undefined,
      );
      return id === undefined ? undefined : find(id, options);
    },
  });
}
