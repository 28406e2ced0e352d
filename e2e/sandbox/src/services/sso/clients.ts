import type { ClientMetadata } from 'oidc-provider';
import { ORGANIZATIONS } from '../organisation/organizations';
import type { SsoSettings } from './sso-settings';

/** The clients of web pages: the standard one, and those of organisations and building platforms that embed us. */
export const WEB_CLIENT_IDS: readonly string[] = [
  ...new Set(['athena-client', ...ORGANIZATIONS.map(({ configEntries }) => configEntries.webClientId)]),
];

/** The clients of the realm: those of web pages (public) and the services of guests and organisations. */
export function clientsOf(settings: SsoSettings): readonly ClientMetadata[] {
  return [
    ...WEB_CLIENT_IDS.map((id): ClientMetadata => ({
      client_id: id,
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      redirect_uris: settings.webOrigins.map((origin) => `${origin}/order/silent-check-sso.html`),
      post_logout_redirect_uris: [],
    })),
    serviceClient('guest-service', settings.guestClientSecret),
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

/** True for an address on one of the known origins; every path of the shop may be returned to. */
export function isOwnAddress(address: string, webOrigins: readonly string[]): boolean {
  return URL.canParse(address) && webOrigins.includes(new URL(address).origin);
}
