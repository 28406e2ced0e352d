import type { KeycloakInitOptions } from 'keycloak-js';
import type { Keycloak } from './load-keycloak';
import type { LoginError } from './login-error';

/** No wait inside the library is longer. */
export const PROVIDER_LIMIT_MS = 3000;

/** One adapter everywhere (a page in a webview would get another and hang), no status frame to wait for. */
export const KEYCLOAK_SETTINGS: KeycloakInitOptions = {
  adapter: 'default',
  responseMode: 'fragment',
  flow: 'standard',
  pkceMethod: 'S256',
  checkLoginIframe: false,
  silentCheckSsoFallback: false,
  messageReceiveTimeout: PROVIDER_LIMIT_MS,
};

/**
 * Somebody, by a client that holds the tokens; nobody, as the provider says; an answer that is not for us (another nonce, no
 * id token); or no answer.
 */
export type ProviderAnswer =
  | { readonly kind: 'person'; readonly client: Keycloak }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'unreachable' };

type Check = {
  readonly createClient: () => Promise<Keycloak>;
  readonly href: string;
  readonly origin: string;
  readonly onError: (error: LoginError) => void;
};

/** Takes the provider's answer out of the address, else asks silently. Does not settle where the provider stays silent. */
export async function checkAtProvider({
  createClient,
  href,
  origin,
  onError,
}: Check): Promise<ProviderAnswer> {
  if (comesFromProvider(href)) {
    // No check on load here: with an unknown state it would leave the page.
    const returned = await begin(await createClient(), {}, onError);
    if (returned.kind === 'person') return returned;
  }
  const silent = {
    onLoad: 'check-sso',
    silentCheckSsoRedirectUri: `${origin}/order/silent-check-sso.html`,
  } as const;
  return begin(await createClient(), silent, onError);
}

/** Whether the address carries an answer of the provider. */
export function comesFromProvider(href: string): boolean {
  const answer = new URLSearchParams(new URL(href).hash.slice(1));
  return answer.has('state') && (answer.has('code') || answer.has('error'));
}

/** Without an id token the library skips its nonce check: such an answer is refused. */
async function begin(
  client: Keycloak,
  more: KeycloakInitOptions,
  onError: (error: LoginError) => void,
): Promise<ProviderAnswer> {
  // Without data it is about the network, which is not the person's matter.
  client.onAuthError = (error) => {
    if (error) onError({ error: error.error, error_description: error.error_description });
  };
  try {
    const isFound = await client.init({ ...KEYCLOAK_SETTINGS, ...more });
    if (!isFound) return { kind: 'nobody' };
    if (client.idToken) return { kind: 'person', client };
    client.clearToken();
    return { kind: 'invalid' };
  } catch (error) {
    client.clearToken();
    const isOther = error instanceof Error && error.message === 'Invalid nonce.';
    return { kind: isOther ? 'invalid' : 'unreachable' };
  }
}
