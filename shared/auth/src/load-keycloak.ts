import { checkLoginClient } from './check-login-client';
import type { LoginClient } from './check-login-client';
import { refuseForeignAnswers } from './foreign-answers';
import { provideWithResolvers } from './provide-with-resolvers';
import type { Keycloak } from './keycloak-client';

/**
 * Creates a client and loads its library at first use. The client reads the provider's discovery document
 * when it is initialised.
 */
export async function loadKeycloak(client: LoginClient): Promise<Keycloak> {
  checkLoginClient(client);
  provideWithResolvers();
  const { default: KeycloakJs } = await import(/* webpackChunkName: "keycloak" */ 'keycloak-js');
  const { url, realm, clientId } = client;
  const oidcProvider = `${url}/realms/${encodeURIComponent(realm)}`;
  return refuseForeignAnswers(new KeycloakJs({ clientId, oidcProvider }));
}

/** Returns the provider's session status page; undefined if it has none. The library's types omit it. */
export function statusPageOf(client: object): string | undefined {
  const endpoints = 'endpoints' in client ? client.endpoints : undefined;
  if (typeof endpoints !== 'object' || endpoints === null || !('checkSessionIframe' in endpoints))
    return undefined;
  if (typeof endpoints.checkSessionIframe !== 'function') return undefined;
  try {
    const url: unknown = Reflect.apply(endpoints.checkSessionIframe, endpoints, []);
    return typeof url === 'string' ? url : undefined;
  } catch {
    return undefined;
  }
}
