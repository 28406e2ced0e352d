import { PASSWORD_OF_TEST_USERS, PEOPLE } from '../seed/people-seed';
import { ORGANIZATIONS } from '../services/organisation/organizations';
import { webClientsOf, type ClientOrigins, type WebClient } from '../services/sso/clients';
import type { Partner } from '../services/sso/partners';
import { ACCESS_TOKEN_SECONDS, REFRESH_TOKEN_SECONDS, SESSION_SECONDS } from '../services/sso/sso-settings';

/** The settings that differ between machines. */
export type RealmWish = {
  readonly realm: string;
  readonly guestClientSecret: string;
} & ClientOrigins;

/** The fields that are read from Keycloak's realm representation, which has many more. */
type Fields = Readonly<Record<string, unknown>>;
type RealmClient = Fields & { readonly clientId: string };
type Realm = Fields & {
  readonly clients: readonly RealmClient[];
  readonly users: readonly (Fields & { readonly id: string; readonly email: string })[];
};

/**
 * Returns the realm in Keycloak's import format, with the sandbox's clients, rules and test people. Either
 * provider then works.
 */
export function realmOf({ realm, guestClientSecret, ...origins }: RealmWish): Realm {
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
      ...webClientsOf(origins).map(webClient),
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

function webClient(client: WebClient): RealmClient {
  const { id, origins, redirectUris, postLogoutRedirectUris, partner } = client;
  return {
    clientId: id,
    publicClient: true,
    standardFlowEnabled: true,
    directAccessGrantsEnabled: false,
    redirectUris,
    webOrigins: origins,
    attributes: {
      'pkce.code.challenge.method': 'S256',
      // Keycloak writes a list this way.
      'post.logout.redirect.uris': postLogoutRedirectUris.join('##'),
      'use.refresh.tokens': String(!partner),
    },
    ...(partner ? partnerOnly(partner) : { protocolMappers: [FOR_OUR_SERVICES] }),
  };
}

/**
 * Returns what differs for a partner: it asks for consent, and without roles and their scope its token lacks
 * our audience.
 */
function partnerOnly({ name, scope }: Partner): Fields {
  return {
    name,
    consentRequired: true,
    fullScopeAllowed: false,
    defaultClientScopes: ['basic'],
    optionalClientScopes: scope.split(' ').filter((one) => one !== 'openid'),
  };
}

/** Returns a client that may only get a service token. */
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

/** The audience that our services require. */
const FOR_OUR_SERVICES = {
  name: 'audience of our services',
  protocol: 'openid-connect',
  protocolMapper: 'oidc-audience-mapper',
  config: { 'included.custom.audience': 'account', 'access.token.claim': 'true', 'id.token.claim': 'false' },
};
