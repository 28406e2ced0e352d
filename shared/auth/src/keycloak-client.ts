import type { KeycloakInitOptions, KeycloakLoginOptions, KeycloakLogoutOptions } from 'keycloak-js';
import { provideWithResolvers } from './provide-with-resolvers';

/** The part of keycloak-js that the session stands on. */
export type KeycloakClient = {
  readonly token?: string;
  readonly idToken?: string;
  readonly tokenParsed?: Readonly<Record<string, unknown>>;
  onAuthLogout?: () => void;
  readonly init: (options: KeycloakInitOptions) => Promise<boolean>;
  readonly updateToken: (minValiditySeconds: number) => Promise<boolean>;
  readonly isTokenExpired: (minValiditySeconds?: number) => boolean;
  readonly clearToken: () => void;
  readonly createLogoutUrl: (options: KeycloakLogoutOptions) => string;
  readonly createLoginUrl: (options: KeycloakLoginOptions) => Promise<string>;
};

type Sso = { readonly url: string; readonly realm: string; readonly clientId: string };

/** A fresh client, its library loaded when first asked for. It reads the provider's discovery document. */
export async function loadKeycloakClient({ url, realm, clientId }: Sso): Promise<KeycloakClient> {
  provideWithResolvers();
  const { default: Keycloak } = await import(/* webpackChunkName: "keycloak" */ 'keycloak-js');
  return new Keycloak({ clientId, oidcProvider: `${url}/realms/${encodeURIComponent(realm)}` });
}
