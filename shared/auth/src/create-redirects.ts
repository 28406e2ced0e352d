import { KEYCLOAK_SETTINGS, PROVIDER_LIMIT_MS } from './check-at-provider';
import type { LoginClient } from './check-login-client';
import { limitTo } from '@tiffin/config/time-limit';
import type { Keycloak } from './keycloak-client';
import { NOT_SUPPORTED } from './login-error';
import { returnPath } from './return-path';
import { keepReturnPath, returnUrl } from './return-url';

type RedirectOptions = {
  readonly origin: string;
  readonly client: LoginClient;
  readonly createClient: () => Promise<Keycloak>;
  readonly getHref: () => string;
  /** The language of the page (BCP 47), in which the provider's pages follow. */
  readonly getLanguage: () => string;
};

/** URLs at the provider to leave for. Each call rejects if the provider does not answer within 3 s. */
export type Redirects = {
  readonly signIn: (returnTo: string, provider?: string) => Promise<string>;
  readonly register: (returnTo: string) => Promise<string>;
  readonly account: () => string;
  /** Pass the client that holds the tokens, so that the provider does not ask who signs out. */
  readonly signOut: (client?: Keycloak) => Promise<string>;
  /** Returns a client that knows the provider's URLs and has made no other request. */
  readonly plainClient: () => Promise<Keycloak>;
};

/** Builds redirects to the provider and back to a path of this site. */
export function createRedirects(options: RedirectOptions): Redirects {
  const { origin, client, createClient, getHref, getLanguage } = options;
  const plainClient = async (): Promise<Keycloak> => {
    const fresh = await createClient();
    const begun = fresh.init(KEYCLOAK_SETTINGS).then(() => true);
    if (!(await limitTo(PROVIDER_LIMIT_MS, begun, false)))
      throw new Error('The sign-in service does not answer');
    return fresh;
  };
  const here = (): string => {
    const { pathname, search } = new URL(getHref());
    return pathname + search;
  };
  const loginUrl = async (returnTo: string, idpHint?: string): Promise<string> => {
    const client = await plainClient();
    const locale = getLanguage();
    const url = await client.createLoginUrl({ redirectUri: returnUrl(origin), idpHint, locale });
    keepReturnPath(url, returnPath(returnTo === '' ? here() : returnTo, origin));
    return url;
  };
  return {
    plainClient,
    signIn: loginUrl,
    register: async (returnTo) => registrationUrl(await loginUrl(returnTo)),
    account: () => {
      const url = new URL(`${client.url}/realms/${encodeURIComponent(client.realm)}/account/`);
      url.searchParams.set('referrer', client.clientId);
      url.searchParams.set('referrer_uri', returnUrl(origin));
      return url.href;
    },
    signOut: async (holder) =>
      (holder ?? (await plainClient())).createLogoutUrl({ redirectUri: `${origin}/` }),
  };
}

/**
 * Returns Keycloak's registration URL, which takes the parameters of its authorization page. Other providers
 * have no registration page.
 */
function registrationUrl(loginUrl: string): string {
  const url = new URL(loginUrl);
  if (!url.pathname.endsWith('/protocol/openid-connect/auth'))
    throw new Error(NOT_SUPPORTED.error_description);
  url.pathname = url.pathname.replace(/auth$/, 'registrations');
  return url.toString();
}
