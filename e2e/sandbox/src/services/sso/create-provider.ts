import Provider, { errors, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import type { Database } from '../../db/open-database';
import { claimsOf } from './claims-of';
import { clientsOf } from './clients';
import { API, grantLoader, questions } from './grants';
import { wrapRefreshTokens } from './keycloak-refresh-token';
import type { SsoControls } from './sso-controls';
import type { SsoPages } from './sso-pages';
import { SCOPES } from './scopes';
import { signOnStore } from './sign-on-store';
import {
  ACCESS_TOKEN_SECONDS,
  PROTOCOL_PATH,
  REALM_PATH,
  REFRESH_TOKEN_SECONDS,
  SESSION_SECONDS,
  STATUS_FRAME,
  userinfoUrl,
  type SsoSettings,
} from './sso-settings';

/** Creates the OpenID provider of the realm, compatible with keycloak-js. */
export function createProvider(
  db: Database,
  settings: SsoSettings,
  pages: SsoPages,
  controls: SsoControls,
): Provider {
  const provider = new Provider(settings.issuer, configurationOf(db, settings, pages, controls));
  wrapRefreshTokens(provider, settings);
  writeStatusCookie(provider);
  provider.use(async (ctx, next) => {
    await next();
    pages.replaceHandover(ctx);
    // keycloak-js fetches with credentials, which oidc-provider never allows.
    if (ctx.response.get('Access-Control-Allow-Origin')) ctx.set('Access-Control-Allow-Credentials', 'true');
  });
  return provider;
}

function configurationOf(
  db: Database,
  settings: SsoSettings,
  pages: SsoPages,
  controls: SsoControls,
): Configuration {
  const webClient = (clientId: string | undefined) => settings.webClients.find(({ id }) => id === clientId);
  return {
    adapter: (model) => signOnStore(db, model, model === 'RefreshToken' ? settings.refreshReuseSeconds : 0),
    clients: [...clientsOf(settings.webClients, settings.guestClientSecret)],
    jwks: { keys: settings.privateJwks.map((jwk) => ({ kty: 'RSA', ...jwk })) },
    cookies: {
      keys: [settings.secretFor('cookies').toString('base64url')],
      names: { session: 'TIFFIN_SSO_SESSION', interaction: 'TIFFIN_SSO_STEP', resume: 'TIFFIN_SSO_RESUME' },
      long: { httpOnly: true, sameSite: 'lax', path: `${REALM_PATH}/` },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    routes: {
      authorization: `${PROTOCOL_PATH}/auth`,
      token: `${PROTOCOL_PATH}/token`,
      userinfo: `${PROTOCOL_PATH}/userinfo`,
      jwks: `${PROTOCOL_PATH}/certs`,
      end_session: `${PROTOCOL_PATH}/logout`,
      revocation: `${PROTOCOL_PATH}/revoke`,
      introspection: `${PROTOCOL_PATH}/token/introspect`,
    },
    responseTypes: ['code'],
    scopes: [...SCOPES.split(' '), 'offline_access'],
    claims: {
      openid: ['sub', 'sid', 'typ', 'azp'],
      profile: ['name', 'given_name', 'family_name', 'preferred_username'],
      email: ['email', 'email_verified'],
    },
    conformIdTokenClaims: false,
    pkce: { required: (_ctx, client) => client.clientAuthMethod === 'none' },
    extraParams: ['kc_action', 'kc_idp_hint', 'kc_locale', 'session_state'],
    discovery: { check_session_iframe: settings.issuer + STATUS_FRAME },
    rotateRefreshToken: true,
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: async () => true,
    clientBasedCORS: (_ctx, origin, client) => webClient(client.clientId)?.origins.includes(origin) ?? false,
    ttl: {
      AccessToken: (_ctx, token) => controls.accessTokenSeconds(token.accountId),
      ClientCredentials: ACCESS_TOKEN_SECONDS,
      IdToken: ACCESS_TOKEN_SECONDS,
      AuthorizationCode: 60,
      Interaction: 3600,
      Session: SESSION_SECONDS,
      Grant: SESSION_SECONDS,
      RefreshToken: REFRESH_TOKEN_SECONDS,
    },
    findAccount: async (_ctx, id, token) => {
      const account = await settings.accounts.byId(id);
      if (!account) return undefined;
      const session = token && 'sessionUid' in token ? token.sessionUid : undefined;
      return {
        accountId: id,
        claims: async (use) => ({
          ...claimsOf(account),
          ...(use === 'id_token' && { sid: session, typ: 'ID', azp: token?.clientId }),
        }),
      };
    },
    loadExistingGrant: grantLoader(settings),
    interactions: {
      policy: questions(),
      url: (_ctx, interaction) => `${REALM_PATH}/login-actions/authenticate/${interaction.uid}`,
    },
    features: {
      devInteractions: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      clientCredentials: { enabled: true },
      revocation: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: async () => API,
        useGrantedResource: async () => true,
        getResourceServerInfo: async (_ctx, resource, { clientId }) => ({
          scope: resource === API ? SCOPES : unknownResource(),
          // Our services refuse a partner's token. It opens only userinfo at the provider, as the person
          // agreed.
          audience: webClient(clientId)?.partner ? userinfoUrl(settings.issuer) : 'account',
          accessTokenFormat: 'jwt',
          accessTokenTTL: ACCESS_TOKEN_SECONDS,
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: async (ctx, form) =>
          pages.sendLogout(ctx, { form, isAsked: hasOwnHint(ctx, settings) }),
        postLogoutSuccessSource: async (ctx) => pages.sendSignedOut(ctx),
      },
    },
    formats: {
      customizers: {
        jwt: async (_ctx, token, jwt) => {
          jwt.header = { typ: 'JWT' };
          const sid = 'sessionUid' in token && { sid: token.sessionUid };
          if (webClient(token.clientId)?.partner) {
            Object.assign(jwt.payload, { typ: 'Bearer', azp: token.clientId, ...sid });
            return;
          }
          const accountId = 'accountId' in token ? token.accountId : undefined;
          const account = accountId === undefined ? undefined : await settings.accounts.byId(accountId);
          Object.assign(jwt.payload, {
            typ: 'Bearer',
            azp: token.clientId,
            scope: account ? SCOPES : 'profile email',
            realm_access: { roles: account ? ['user'] : [] },
            // One `sid` per browser session, as in Keycloak. keycloak-js reads it from the access token.
            ...sid,
            ...(account ? claimsOf(account) : { preferred_username: `service-account-${token.clientId}` }),
          });
        },
      },
    },
    renderError: async (ctx) => pages.sendRefused(ctx),
  };
}

function unknownResource(): never {
  throw new errors.InvalidTarget();
}

/** Returns whether one of our pages asks to end this very session, proven by its ID token. */
function hasOwnHint({ oidc }: KoaContextWithOIDC, { webClients }: SsoSettings): boolean {
  const payload = oidc.entities.IdTokenHint?.payload;
  const isOwn = webClients.some(({ id, partner }) => id === payload?.['aud'] && !partner);
  return isOwn && payload?.['sid'] !== undefined && payload['sid'] === oidc.session?.uid;
}

/** Writes the cookie that the status frame reads. Without it keycloak-js never tries the silent check. */
function writeStatusCookie(provider: Provider): void {
  const write = (ctx: KoaContextWithOIDC, value: string): void => {
    const end = value ? '' : '; Max-Age=0';
    ctx.res.appendHeader('Set-Cookie', `KEYCLOAK_SESSION=${value}; Path=${REALM_PATH}/; SameSite=Lax${end}`);
  };
  provider.on('authorization.success', (ctx) => {
    const { session } = ctx.oidc;
    if (session?.accountId) write(ctx, `tiffin/${session.accountId}/${session.uid}`);
  });
  provider.on('end_session.success', (ctx) => write(ctx, ''));
}
