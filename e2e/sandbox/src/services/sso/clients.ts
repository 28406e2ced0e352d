import type { ClientMetadata } from 'oidc-provider';
import type { SsoSettings } from './sso-settings';

/** The clients of the realm: the web application (public) and the guests' service (confidential). */
export function clientsOf(settings: SsoSettings): readonly ClientMetadata[] {
  return [
    {
      client_id: 'athena-client',
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      redirect_uris: settings.webOrigins.map((origin) => `${origin}/order/silent-check-sso.html`),
      post_logout_redirect_uris: [],
    },
    {
      client_id: 'guest-service',
      client_secret: settings.guestClientSecret,
      token_endpoint_auth_method: 'client_secret_post',
      grant_types: ['client_credentials'],
      response_types: [],
      redirect_uris: [],
    },
  ];
}

/** True for an address on one of the known origins: any path of the shop may be returned to. */
export function isOwnAddress(address: string, webOrigins: readonly string[]): boolean {
  return URL.canParse(address) && webOrigins.includes(new URL(address).origin);
}
