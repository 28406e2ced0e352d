import type { ClientMetadata } from 'oidc-provider';
import { ORGANIZATIONS } from '../organisation/organizations';
import { PARTNERS, type Partner } from './partners';
import { SCOPES } from './scopes';

/** The pages of our own origins that the provider may redirect to. */
const SILENT_PATH = '/order/silent-check-sso.html';
const RETURN_PATH = '/order/signed-in.html';

/** A client of web pages, ours or a partner's. */
export type WebClient = {
  readonly id: string;
  /** Origins of the pages that may use this client. */
  readonly origins: readonly string[];
  readonly redirectUris: readonly string[];
  readonly postLogoutRedirectUris: readonly string[];
  /** Set if the person must consent before the client learns anything. */
  readonly partner?: Partner;
};

/** The origins of our own pages and of the partner's. */
export type ClientOrigins = {
  /** The shell's first, then those of the organisations' own shops. */
  readonly ownOrigins: readonly string[];
  readonly partnerUrl: string;
};

/**
 * Returns the clients of web pages, each with its exact URLs. Our own pages use the standard client, or the
 * client of the organisation or building platform that embeds them. A partner's origin has only the partner's
 * client.
 */
export function webClientsOf({ ownOrigins, partnerUrl }: ClientOrigins): readonly WebClient[] {
  const organizations = ORGANIZATIONS.map(({ isOrg, subdomain, configEntries }) => {
    const isTheirs = (origin: string): boolean => new URL(origin).hostname.startsWith(`${subdomain}.`);
    // A building platform may embed any of our pages, an organisation only its own shop.
    return ownClient(configEntries.webClientId, isOrg ? ownOrigins.filter(isTheirs) : ownOrigins);
  });
  return [
    ownClient('athena-client', ownOrigins),
    ...organizations,
    ...PARTNERS.map((partner) => partnerClient(partner, new URL(partnerUrl).origin)),
    // An organisation's own shop is a subdomain, which an IP cannot have.
  ].filter(({ origins }) => origins.length > 0);
}

function ownClient(id: string, origins: readonly string[]): WebClient {
  return {
    id,
    origins,
    redirectUris: origins.flatMap((origin) => [origin + SILENT_PATH, origin + RETURN_PATH]),
    postLogoutRedirectUris: origins.map((origin) => `${origin}/`),
  };
}

function partnerClient(partner: Partner, origin: string): WebClient {
  return {
    id: partner.clientId,
    origins: [origin],
    redirectUris: [origin + partner.returnPath],
    postLogoutRedirectUris: [`${origin}/`],
    partner,
  };
}

/**
 * Returns the clients of the realm in the provider's format: web pages (public) and the services of guests
 * and organisations.
 */
export function clientsOf(
  webClients: readonly WebClient[],
  guestClientSecret: string,
): readonly ClientMetadata[] {
  return [
    ...webClients.map(({ id, redirectUris, postLogoutRedirectUris, partner }): ClientMetadata => ({
      client_id: id,
      token_endpoint_auth_method: 'none',
      // A partner gets no refresh token: it asks again silently while the person is signed in and has
      // consented.
      grant_types: partner ? ['authorization_code'] : ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      scope: partner?.scope ?? `${SCOPES} offline_access`,
      redirect_uris: [...redirectUris],
      post_logout_redirect_uris: [...postLogoutRedirectUris],
    })),
    serviceClient('guest-service', guestClientSecret),
    ...ORGANIZATIONS.map(({ configEntries }) =>
      serviceClient(configEntries.publicServiceClientId, configEntries.publicServiceClientSecret),
    ),
  ];
}

/** Returns a client that may only get a service token. */
function serviceClient(id: string, secret: string): ClientMetadata {
  return {
    client_id: id,
    client_secret: secret,
    token_endpoint_auth_method: 'client_secret_post',
    grant_types: ['client_credentials'],
    response_types: [],
    redirect_uris: [],
  };
}
