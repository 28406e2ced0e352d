import { PASSWORD_OF_TEST_USERS, PEOPLE } from '../seed/people-seed';
import { ORGANIZATIONS } from '../services/organisation/organizations';
import { WEB_CLIENT_IDS } from '../services/sso/clients';
import { ACCESS_TOKEN_SECONDS, REFRESH_TOKEN_SECONDS, SESSION_SECONDS } from '../services/sso/sso-settings';

/** What differs from one machine to the next. */
export type RealmWish = {
  readonly realm: string;
  /** Origins of pages that may sign people in; Keycloak leads back to any path under them and to nowhere else. */
  readonly webOrigins: readonly string[];
  readonly guestClientSecret: string;
};

/** What Keycloak calls a realm's representation; of its many fields these are looked at. */
type Fields = Readonly<Record<string, unknown>>;
type RealmClient = Fields & { readonly clientId: string };
type Realm = Fields & {
  readonly clients: readonly RealmClient[];
  readonly users: readonly (Fields & { readonly id: string; readonly email: string })[];
};

/** The realm as Keycloak imports it: the sandbox's clients, rules and test people, so that either provider will do. */
export function realmOf({ realm, webOrigins, guestClientSecret }: RealmWish): Realm {
  const defaultRole = `default-roles-${realm}`;
  return {
    realm,
    enabled: true,
    registrationAllowed: true,
    registrationEmailAsUsername: true,
    passwordPolicy: 'length(5)',
    accessTokenLifespan: ACCESS_TOKEN_SECONDS,
    ssoSessionIdleTimeout: REFRESH_TOKEN_SECONDS,
    ssoSessionMaxLifespan: SESSION_SECONDS,
    revokeRefreshToken: true,
    refreshTokenMaxReuse: 0,
    eventsEnabled: true,
    enabledEventTypes: ['LOGIN', 'LOGOUT', 'REFRESH_TOKEN', 'REGISTER'],
    roles: {
      realm: [{ name: 'user' }, { name: defaultRole, composite: true, composites: { realm: ['user'] } }],
    },
    defaultRole: { name: defaultRole, composite: true },
    clients: [
      ...WEB_CLIENT_IDS.map((id) => webClient(id, webOrigins)),
      serviceClient('guest-service', guestClientSecret),
      ...ORGANIZATIONS.map(({ configEntries }) =>
        serviceClient(configEntries.publicServiceClientId, configEntries.publicServiceClientSecret),
      ),
    ],
    users: PEOPLE.map(({ id, email, firstName, lastName }) => ({
      id,
      username: email,
      email,
      firstName,
      lastName,
      emailVerified: true,
      enabled: true,
      credentials: [{ type: 'password', value: PASSWORD_OF_TEST_USERS }],
      realmRoles: [defaultRole],
    })),
  };
}

function webClient(clientId: string, webOrigins: readonly string[]): RealmClient {
  return {
    clientId,
    publicClient: true,
    standardFlowEnabled: true,
    directAccessGrantsEnabled: false,
    redirectUris: webOrigins.map((origin) => `${origin}/*`),
    webOrigins,
    attributes: { 'pkce.code.challenge.method': 'S256', 'post.logout.redirect.uris': '+' },
    protocolMappers: [FOR_OUR_SERVICES],
  };
}

/** A client that may only get a service's token. */
function serviceClient(clientId: string, secret: string): RealmClient {
  return {
    clientId,
    secret,
    publicClient: false,
    serviceAccountsEnabled: true,
    standardFlowEnabled: false,
    directAccessGrantsEnabled: false,
    protocolMappers: [FOR_OUR_SERVICES],
  };
}

/** The audience that our services ask for. */
const FOR_OUR_SERVICES = {
  name: 'audience of our services',
  protocol: 'openid-connect',
  protocolMapper: 'oidc-audience-mapper',
  config: { 'included.custom.audience': 'account', 'access.token.claim': 'true', 'id.token.claim': 'false' },
};
