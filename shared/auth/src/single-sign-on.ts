import type { KeycloakInitOptions } from 'keycloak-js';
import type { KeycloakClient } from './keycloak-client';
import { limitTo } from './limit-to';
import { personOf } from './read-claims';
import { returnPath } from './return-path';
import type { SessionSource } from './session-source';
import type { ClearReason, Person } from './session-state';

const LIMIT_MS = 3000;
const MINIMUM_VALIDITY_S = 60;
const CHECK_EVERY_MS = 60_000;

type SingleSignOnOptions = {
  readonly origin: string;
  readonly createClient: () => Promise<KeycloakClient>;
  readonly getGuestToken: () => Promise<string | null>;
  /** Where the browser is and where it is sent. */
  readonly page: { readonly href: () => string; readonly leaveFor: (url: string) => void };
  /** Tells the other tabs of a sign-out, and hears of theirs. */
  readonly tabs: { readonly tell: () => void; readonly onTold: (listener: () => void) => void };
};

/** Signing in through the provider: silent check on load, PKCE S256, tokens in memory only. */
export function singleSignOn(options: SingleSignOnOptions): SessionSource {
  const { origin, createClient, getGuestToken, page, tabs } = options;
  let client: KeycloakClient | undefined;
  let onLost: (reason: ClearReason) => void = () => undefined;

  const adopt = (adopted: KeycloakClient): Person | null => {
    client = adopted;
    const checking = setInterval(() => void getToken(), CHECK_EVERY_MS);
    adopted.onAuthLogout = () => {
      clearInterval(checking);
      onLost('expired');
    };
    return personOf(adopted.tokenParsed ?? {});
  };
  const identify = async (): Promise<Person | null> => {
    if (comesFromProvider(page.href())) {
      const returning = await createClient();
      // No check on load here: with an unknown state it would leave the page.
      if (await initialise(returning, {})) return adopt(returning);
    }
    const silent = await createClient();
    const found = await initialise(silent, {
      onLoad: 'check-sso',
      silentCheckSsoRedirectUri: `${origin}/order/silent-check-sso.html`,
    });
    return found ? adopt(silent) : null;
  };
  const getToken = async (): Promise<string | null> => {
    if (!client?.token) return null;
    const refreshing = client.updateToken(MINIMUM_VALIDITY_S).catch(() => false);
    await limitTo(LIMIT_MS, refreshing, false);
    return client.token && !client.isTokenExpired() ? client.token : null;
  };
  /** A client that only redirects: it knows the provider's addresses and asks for nothing on load. */
  const redirecting = async (): Promise<KeycloakClient> => {
    const fresh = await createClient();
    const answered = await limitTo(
      LIMIT_MS,
      fresh.init(settings).then(() => true),
      false,
    );
    if (!answered) throw new Error('The sign-in service does not answer');
    return fresh;
  };
  const here = (): string => {
    const { pathname, search } = new URL(page.href());
    return pathname + search;
  };
  const backTo = (path: string): { readonly redirectUri: string } => ({
    redirectUri: origin + returnPath(path === '' ? here() : path, origin),
  });
  tabs.onTold(() => {
    onLost('signedOut');
  });

  return {
    status: 'authenticated',
    identify,
    getToken,
    getGuestToken,
    signIn: async (path) => {
      page.leaveFor(await (await redirecting()).createLoginUrl(backTo(path)));
    },
    register: async (path) => {
      page.leaveFor(registrationUrl(await (await redirecting()).createLoginUrl(backTo(path))));
    },
    signOut: async () => {
      if (!client) return;
      tabs.tell();
      page.leaveFor(client.createLogoutUrl(backTo('/')));
    },
    forget: () => {
      client?.clearToken();
    },
    onLost: (listener) => {
      onLost = listener;
    },
  };
}

/** One adapter everywhere (a page in a webview would get another and hang), no status frame to wait for. */
const settings: KeycloakInitOptions = {
  adapter: 'default',
  pkceMethod: 'S256',
  checkLoginIframe: false,
  silentCheckSsoFallback: false,
  messageReceiveTimeout: LIMIT_MS,
};

/** Whether somebody is signed in. Without an id token the library skips its nonce check: such a token is refused. */
async function initialise(client: KeycloakClient, more: KeycloakInitOptions): Promise<boolean> {
  const found = await client.init({ ...settings, ...more }).catch(() => false);
  if (found && client.idToken) return true;
  client.clearToken();
  return false;
}

function comesFromProvider(href: string): boolean {
  const answer = new URLSearchParams(new URL(href).hash.slice(1));
  return answer.has('state') && (answer.has('code') || answer.has('error'));
}

/** The provider's registration page takes the parameters of its authorization page. */
function registrationUrl(loginUrl: string): string {
  const url = new URL(loginUrl);
  url.pathname = url.pathname.replace(/\/auth$/, '/registrations');
  return url.toString();
}
