import type { ClientMetadata } from 'oidc-provider';
import { ORGANIZATIONS } from '../organisation/organizations';
import { PARTNERS, type Partner } from './partners';
import { SCOPES } from './scopes';

/** The pages of our own origins that the provider leads back to, and no other. */
const SILENT_PATH = '/order/silent-check-sso.html';
const RETURN_PATH = '/order/signed-in.html';

/** A client of web pages, ours or a partner's. */
export type WebClient = {
  readonly id: string;
  /** Whose pages may ask the provider by it. */
  readonly origins: readonly string[];
  readonly redirectUris: readonly string[];
  readonly postLogoutRedirectUris: readonly string[];
  /** Set where the person is asked before it learns anything. */
  readonly partner?: Partner;
};

/** Where our own pages and the partner's are. */
export type ClientOrigins = {
  /** The shell's first, then those of the organisations' own shops. */
  readonly ownOrigins: readonly string[];
  readonly partnerUrl: string;
};

/**
 * The clients of web pages, each with its exact URLs. Our own pages sign people in by the standard client, or by that of the
 * organisation or building platform that embeds them; a partner's origin has the partner's client and no other.
 */
export function webClientsOf({ ownOrigins, partnerUrl }: ClientOrigins): readonly WebClient[] {
  const organizations = ORGANIZATIONS.map(({ isOrg, subdomain, configEntries }) => {
    const isTheirs = (origin: string): boolean => new URL(origin).hostname.startsWith(`${subdomain}.`);
    // A building platform may embed any page of ours, an organisation its own shop.
    return ownClient(configEntries.webClientId, isOrg ? ownOrigins.filter(isTheirs) : ownOrigins);
  });
  return [
    ownClient('athena-client', ownOrigins),
    ...organizations,
    ...PARTNERS.map((partner) => partnerClient(partner, new URL(partnerUrl).origin)),
    // By a number in the place of a host nobody reaches an organisation's own shop.
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

/** The clients of the realm as the provider takes them: those of web pages (public) and the services of guests and organisations. */
export function clientsOf(
  webClients: readonly WebClient[],
  guestClientSecret: string,
): readonly ClientMetadata[] {
  return [
    ...webClients.map(({ id, redirectUris, postLogoutRedirectUris, partner }): ClientMetadata => ({
      client_id: id,
      token_endpoint_auth_method: 'none',
      // A partner asks again, silently, while the person is signed in and agrees.
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

/** A client that may only get a service's token. */
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
