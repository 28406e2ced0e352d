import type { KeycloakInitOptions } from 'keycloak-js';
import type { Keycloak } from './keycloak-client';
import type { LoginError } from './login-error';

/** Longest timeout of any request that keycloak-js makes. */
export const PROVIDER_LIMIT_MS = 3000;

/**
 * The default adapter everywhere, because a webview's adapter hangs in a page. No status frame, because
 * keycloak-js waits for it.
 */
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
 * The provider's answer: a person, with the client that holds the tokens; nobody; an answer that is not for
 * this page (another nonce, no ID token); or no answer.
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

/**
 * Reads the provider's answer from the URL, or else asks silently. Never settles if the provider does not
 * answer.
 */
export async function checkAtProvider({
  createClient,
  href,
  origin,
  onError,
}: Check): Promise<ProviderAnswer> {
  if (comesFromProvider(href)) {
    // No check on load here: with an unknown state keycloak-js would redirect the page.
    const returned = await begin(await createClient(), {}, onError);
    if (returned.kind === 'person') return returned;
  }
  const silent = {
    onLoad: 'check-sso',
    silentCheckSsoRedirectUri: `${origin}/order/silent-check-sso.html`,
  } as const;
  return begin(await createClient(), silent, onError);
}

/** Returns whether the URL carries an answer of the provider. */
export function comesFromProvider(href: string): boolean {
  const answer = new URLSearchParams(new URL(href).hash.slice(1));
  return answer.has('state') && (answer.has('code') || answer.has('error'));
}

/** Refuses an answer without an ID token, because keycloak-js then skips its nonce check. */
async function begin(
  client: Keycloak,
  more: KeycloakInitOptions,
  onError: (error: LoginError) => void,
): Promise<ProviderAnswer> {
  // An error without data is a network failure, which is not shown to the person.
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
