import { askProvider } from './ask-provider';
import { comesFromProvider } from './check-at-provider';
import type { LoginClient } from './check-login-client';
import { createRedirects } from './create-redirects';
import type { ServerSession } from './create-server-session';
import type { Tabs } from './create-tabs';
import { holdTokens } from './hold-tokens';
import { limitTo } from '@tiffin/config/time-limit';
import type { Keycloak } from './keycloak-client';
import { LOGOUT_FAILED, NOT_SUPPORTED } from './login-error';
import { readAccount } from './read-account';
import { personOf, readClaims } from './read-claims';
import { rolesOf } from './roles-of';
import type { SessionEvents, SessionSource } from './session-source';
import type { Person } from './session-state';

const LONGEST_WAIT_MS = 3000;

/** What the shell server found in the cookies of the page's request. */
export type ServerKnows = {
  /** A token that the server has verified. */
  readonly token?: { readonly accessToken: string; readonly expiresAt: number };
  /** Whether a cookie holds a refresh token. */
  readonly canRefresh: boolean;
};

type SingleSignOnOptions = {
  readonly origin: string;
  readonly client: LoginClient;
  readonly createClient: () => Promise<Keycloak>;
  readonly getGuestToken: () => Promise<string | null>;
  /**
   * The page's URL and how to leave it. `toSignIn` means that the page will return with the provider's
   * answer.
   */
  readonly page: {
    readonly href: () => string;
    /** The language of the page (BCP 47). */
    readonly language: () => string;
    readonly leaveFor: (url: string, why: 'toSignIn' | 'other') => void;
  };
  readonly tabs: Tabs;
  readonly server: ServerSession;
  readonly known: ServerKnows;
  /** The silent check starts when this settles. An answer in the URL is read at once. */
  readonly askWhen?: Promise<void> | undefined;
  /** Watches the provider's session through its status page. Returns the function that stops it. */
  readonly watch: (frameUrl: string, getSessionId: () => string, onChanged: () => void) => () => void;
  /** Calls back when the page is visible or online again: timers may have slept. */
  readonly onWake: (listener: () => void) => void;
  readonly now?: () => number;
};

/**
 * Signs in through the provider: silent check on load, PKCE S256, tokens in memory and in cookies that no
 * script can read.
 */
export function singleSignOn(options: SingleSignOnOptions): SessionSource {
  const { origin, client, createClient, page, tabs, server, known, watch, onWake, now = Date.now } = options;
  let events: SessionEvents = { lost: () => undefined, found: () => undefined, failed: () => undefined };
  const redirects = createRedirects({
    origin,
    client,
    createClient,
    getHref: page.href,
    getLanguage: page.language,
  });
  const tokens = holdTokens({
    tabs,
    server,
    getClient: redirects.plainClient,
    getEvents: () => events,
    watch,
    onWake,
    now,
  });
  const provider = askProvider({
    origin,
    createClient,
    getHref: page.href,
    onError: (error) => events.failed(error),
    askWhen: options.askWhen,
  });

  const identifyAtProvider = async (): Promise<Person | null> => {
    const answer = await provider.ask();
    if (answer.kind === 'person') return tokens.adopt(answer.client);
    if (answer.kind === 'invalid' || !known.canRefresh) return null;
    // A browser that blocks cookies in frames reports nobody to everybody. The server's cookie is the source
    // of truth.
    const renewed = await server.refresh();
    if (renewed.kind !== 'tokens' || !tokens.share(renewed.tokens, true)) return null;
    return personOf(readClaims(renewed.tokens.token));
  };
  /** Asks the provider although the page already trusts the server's token. */
  const confirmAtProvider = async (): Promise<void> => {
    const answer = await provider.ask();
    if (answer.kind === 'person') tokens.adopt(answer.client);
    if (answer.kind === 'invalid') events.lost('expired');
    if (answer.kind !== 'nobody') return;
    const renewed = await server.refresh();
    if (renewed.kind === 'tokens') tokens.share(renewed.tokens, true);
    if (renewed.kind === 'refused') events.lost('expired');
  };
  const leaveToSignIn = async (loginUrl: Promise<string>): Promise<void> => {
    // Keycloak keeps both attempts under one cookie: the end of the silent one would cancel this one.
    const [url] = await Promise.all([loginUrl, limitTo(LONGEST_WAIT_MS, provider.ended(), undefined)]);
    page.leaveFor(url, 'toSignIn');
  };
  /**
   * Returns the client that holds this session's ID token. Without it the provider asks the person whether to
   * sign out.
   */
  const findHolder = async (): Promise<Keycloak | undefined> => {
    const holder = tokens.client();
    if (holder) return holder;
    const answer = await limitTo(LONGEST_WAIT_MS, provider.askNow(), undefined).catch(() => undefined);
    return answer?.kind === 'person' ? answer.client : undefined;
  };

  return {
    status: 'authenticated',
    authenticatedOnServer: known.token !== undefined,
    identify: () => {
      if (!known.token || comesFromProvider(page.href())) return identifyAtProvider();
      const { accessToken: token, expiresAt } = known.token;
      tokens.hold({ token, refreshToken: null, idToken: null, expiresAt });
      void confirmAtProvider();
      return personOf(readClaims(token));
    },
    getToken: tokens.getToken,
    getGuestToken: options.getGuestToken,
    getRoles: () => rolesOf(readClaims(tokens.current()?.token ?? '')),
    signIn: async (path, idpHint) => leaveToSignIn(redirects.signIn(path, idpHint)),
    register: async (path) => leaveToSignIn(redirects.register(path)),
    manageAccount: async () => {
      page.leaveFor(redirects.account(), 'other');
    },
    getAccount: async () => readAccount(client, await tokens.getToken()),
    signOut: async () => {
      tabs.tell({ kind: 'signedOut' });
      await server.forget();
      try {
        page.leaveFor(await redirects.signOut(await findHolder()), 'other');
      } catch (error) {
        // The provider cannot end its session. This page, its tabs and its cookies have dropped the tokens.
        const isMissing = error instanceof Error && error.message === NOT_SUPPORTED.error_description;
        events.failed(isMissing ? NOT_SUPPORTED : LOGOUT_FAILED);
        events.lost('signedOut');
      }
    },
    forget: () => {
      tokens.drop();
      void server.forget();
    },
    listen: (listener) => {
      events = listener;
    },
  };
}
