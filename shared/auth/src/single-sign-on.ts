import { checkAtProvider, comesFromProvider } from './check-at-provider';
import type { LoginClient } from './check-login-client';
import { createRedirects } from './create-redirects';
import { createRefresher, REFRESH_UNDER_S } from './create-refresher';
import type { ServerSession } from './create-server-session';
import type { Tabs } from './create-tabs';
import { limitTo } from './limit-to';
import { statusPageOf } from './load-keycloak';
import type { Keycloak } from './load-keycloak';
import { LOGOUT_FAILED, NOT_SUPPORTED, UNAVAILABLE } from './login-error';
import { personOf, readClaims } from './read-claims';
import { createRenewal } from './create-renewal';
import { rolesOf } from './roles-of';
import type { SessionEvents, SessionSource } from './session-source';
import type { Person } from './session-state';
import { subjectOf } from './token-set';
import type { TokenSet } from './token-set';

const LONGEST_WAIT_MS = 3000;
/** A token with less than this left is renewed before it is used. */
const MINIMUM_VALIDITY_S = 5;

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
  const {
    origin,
    createClient,
    getGuestToken,
    page,
    tabs,
    server,
    known,
    askWhen,
    watch,
    onWake,
    now = Date.now,
  } = options;
  let held: TokenSet | null = null;
  let holder: Keycloak | undefined;
  let stopWatching: (() => void) | undefined;
  /** Settles when a running silent check has ended. Never rejects. */
  let checked: Promise<unknown> = Promise.resolve();
  let events: SessionEvents = { lost: () => undefined, found: () => undefined, failed: () => undefined };

  const secondsLeft = (): number => (held ? (held.expiresAt - now()) / 1000 : Number.POSITIVE_INFINITY);
  const redirects = createRedirects({ origin, client: options.client, createClient, getHref: page.href });

  /** Stores tokens. Another person's tokens mean that the session changed. */
  const hold = (tokens: TokenSet): void => {
    const isSame = held === null || subjectOf(held) === subjectOf(tokens);
    held = { ...tokens, idToken: tokens.idToken ?? (isSame ? (held?.idToken ?? null) : null) };
    refresher.start();
    const person = personOf(readClaims(tokens.token));
    if (!isSame && person) events.found(person);
  };
  /** Sends tokens to the other tabs and to the server. */
  const share = (tokens: TokenSet, isRefresh: boolean): void => {
    hold(tokens);
    tabs.tell({ kind: 'tokens', tokens });
    if (tokens.refreshToken !== null) void server.keep(tokens, { isRefresh });
  };
  const adopt = (client: Keycloak): Person | null => {
    const tokens = tokensOf(client, now());
    const person = personOf(readClaims(client.token ?? ''));
    if (!tokens || !person) return null;
    holder = client;
    share(tokens, false);
    watchFrom(client);
    return person;
  };
  const watchFrom = (client: Keycloak): void => {
    const statusPage = statusPageOf(client);
    // Without a status page, the provider's session is checked only when the token is renewed.
    if (statusPage === undefined) return;
    const getSessionId = (): string => String(readClaims(held?.token ?? '')['sid'] ?? '');
    stopWatching ??= watch(statusPage, getSessionId, () => {
      events.lost('expired');
    });
  };
  const renewal = createRenewal({
    getHeld: () => held,
    getClient: async () => holder ?? redirects.plainClient(),
    takeFrom: (client) => {
      const tokens = tokensOf(client, now());
      if (!tokens || !held) return false;
      if (subjectOf(tokens) !== subjectOf(held)) return false;
      share(tokens, true);
      return true;
    },
    take: (tokens) => {
      share(tokens, true);
    },
    tabs,
    server,
    now,
  });
  const refresher = createRefresher({
    secondsLeft,
    renew: renewal.renew,
    onRefused: () => {
      events.lost('expired');
    },
    onUnavailable: () => {
      events.failed(UNAVAILABLE);
    },
  });
  const askProvider = async () => {
    if (!comesFromProvider(page.href())) await askWhen;
    return askNow();
  };
  const askNow = async () => {
    const check = checkAtProvider({
      createClient,
      href: page.href(),
      origin,
      onError: (error) => events.failed(error),
    });
    checked = check.catch(() => undefined);
    return check;
  };
  const identifyAtProvider = async (): Promise<Person | null> => {
    const answer = await askProvider();
    if (answer.kind === 'person') return adopt(answer.client);
    if (answer.kind === 'invalid' || !known.canRefresh) return null;
    // A browser that blocks cookies in frames reports nobody to everybody. The server's cookie is the source
    // of truth.
    const renewed = await server.refresh();
    if (renewed.kind !== 'tokens') return null;
    share(renewed.tokens, true);
    return personOf(readClaims(renewed.tokens.token));
  };
  /** Asks the provider although the page already trusts the server's token. */
  const confirmAtProvider = async (): Promise<void> => {
    const answer = await askProvider();
    if (answer.kind === 'person') adopt(answer.client);
    if (answer.kind === 'invalid') events.lost('expired');
    if (answer.kind !== 'nobody') return;
    const renewed = await server.refresh();
    if (renewed.kind === 'tokens') share(renewed.tokens, true);
    if (renewed.kind === 'refused') events.lost('expired');
  };
  const leaveToSignIn = async (address: Promise<string>): Promise<void> => {
    // Keycloak keeps both attempts under one cookie: the end of the silent one would cancel this one.
    const [url] = await Promise.all([address, limitTo(LONGEST_WAIT_MS, checked, undefined)]);
    page.leaveFor(url, 'toSignIn');
  };
  /**
   * Returns the client that holds this session's ID token. Without it the provider asks the person whether to
   * sign out.
   */
  const findHolder = async (): Promise<Keycloak | undefined> => {
    if (holder) return holder;
    const answer = await limitTo(LONGEST_WAIT_MS, askNow(), undefined).catch(() => undefined);
    return answer?.kind === 'person' ? answer.client : undefined;
  };
  const drop = (): void => {
    held = null;
    refresher.stop();
    stopWatching?.();
    stopWatching = undefined;
    holder?.clearToken();
    holder = undefined;
  };
  onWake(() => void refresher.refreshIfUnder(REFRESH_UNDER_S));
  tabs.listen((message) => {
    if (!held) return;
    if (message.kind === 'signedOut') events.lost('signedOut');
    if (message.kind === 'ask' && held.expiresAt > message.lastingBeyond)
      tabs.tell({ kind: 'tokens', tokens: held });
    if (message.kind === 'tokens' && message.tokens.expiresAt > held.expiresAt) hold(message.tokens);
  });

  return {
    status: 'authenticated',
    authenticatedOnServer: known.token !== undefined,
    identify: () => {
      if (!known.token || comesFromProvider(page.href())) return identifyAtProvider();
      const { accessToken: token, expiresAt } = known.token;
      hold({ token, refreshToken: null, idToken: null, expiresAt });
      void confirmAtProvider();
      return personOf(readClaims(token));
    },
    getToken: async () => {
      await limitTo(LONGEST_WAIT_MS, refresher.refreshIfUnder(MINIMUM_VALIDITY_S), undefined);
      return held && secondsLeft() > 0 ? held.token : null;
    },
    getGuestToken,
    getRoles: () => rolesOf(readClaims(held?.token ?? '')),
    signIn: async (path, provider) => leaveToSignIn(redirects.signIn(path, provider)),
    register: async (path) => leaveToSignIn(redirects.register(path)),
    manageAccount: async () => {
      page.leaveFor(redirects.account(), 'other');
    },
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
      drop();
      void server.forget();
    },
    listen: (listener) => {
      events = listener;
    },
  };
}

/** Returns the tokens of a client, with their expiry by this machine's clock. */
function tokensOf(client: Keycloak, nowMs: number): TokenSet | null {
  if (!client.token) return null;
  const { exp } = readClaims(client.token);
  return {
    token: client.token,
    refreshToken: client.refreshToken ?? null,
    idToken: client.idToken ?? null,
    expiresAt: typeof exp === 'number' ? (exp + (client.timeSkew ?? 0)) * 1000 : nowMs + 60_000,
  };
}
