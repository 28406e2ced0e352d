import { createRefresher, REFRESH_UNDER_S } from './create-refresher';
import { createRenewal } from './create-renewal';
import type { ServerSession } from './create-server-session';
import type { Tabs } from './create-tabs';
import { limitTo } from '@tiffin/config/time-limit';
import { statusPageOf } from './load-keycloak';
import type { Keycloak } from './keycloak-client';
import { UNAVAILABLE } from './login-error';
import { personOf, readClaims } from './read-claims';
import type { SessionEvents } from './session-source';
import type { Person } from './session-state';
import { subjectOf } from './token-set';
import type { TokenSet } from './token-set';

/** A token with less than this left is renewed before it is used. */
const MINIMUM_VALIDITY_S = 5;
/** No caller waits longer for a renewal. */
const LONGEST_WAIT_MS = 3000;

type HolderOptions = {
  readonly tabs: Tabs;
  readonly server: ServerSession;
  /** Returns a client that can renew where none holds the session. */
  readonly getClient: () => Promise<Keycloak>;
  readonly getEvents: () => SessionEvents;
  /** Watches the provider's session through its status page. Returns the function that stops it. */
  readonly watch: (frameUrl: string, getSessionId: () => string, onChanged: () => void) => () => void;
  /** Calls back when the page is visible or online again: timers may have slept. */
  readonly onWake: (listener: () => void) => void;
  readonly now: () => number;
};

/** The tokens of one person in this page. Keeps them fresh and the same in every tab and in the server's cookies. */
export type TokenHolder = {
  readonly current: () => TokenSet | null;
  /** The client that was given the tokens: it has their ID token. */
  readonly client: () => Keycloak | undefined;
  /** Stores tokens for this page alone. Another person's tokens mean that the session changed. */
  readonly hold: (tokens: TokenSet) => void;
  /** Stores tokens and sends them to the other tabs and to the server. Returns false after the session's end. */
  readonly share: (tokens: TokenSet, isRefresh: boolean) => boolean;
  /** Takes over what a client was given. Returns null where it names nobody, and after the session's end. */
  readonly adopt: (client: Keycloak) => Person | null;
  /** Returns a token with at least 5 s left, or null where none can be had within 3 s. */
  readonly getToken: () => Promise<string | null>;
  readonly drop: () => void;
};

/** Holds tokens in memory: no script finds them in storage. */
export function holdTokens(options: HolderOptions): TokenHolder {
  const { tabs, server, getClient, getEvents, watch, onWake, now } = options;
  let held: TokenSet | null = null;
  let holder: Keycloak | undefined;
  let stopWatching: (() => void) | undefined;
  /** True once the session has ended here or in another tab. An answer to an earlier question restores nothing. */
  let isOver = false;

  const secondsLeft = (): number => (held ? (held.expiresAt - now()) / 1000 : Number.POSITIVE_INFINITY);
  const hold = (tokens: TokenSet): void => {
    const isSame = held === null || subjectOf(held) === subjectOf(tokens);
    held = { ...tokens, idToken: tokens.idToken ?? (isSame ? (held?.idToken ?? null) : null) };
    refresher.start();
    const person = personOf(readClaims(tokens.token));
    if (!isSame && person) getEvents().found(person);
  };
  const share = (tokens: TokenSet, isRefresh: boolean): boolean => {
    if (isOver) {
      // The server's answer to a refresh has set the cookies again.
      void server.forget();
      return false;
    }
    hold(tokens);
    tabs.tell({ kind: 'tokens', tokens });
    if (tokens.refreshToken !== null) void server.keep(tokens, { isRefresh });
    return true;
  };
  const watchFrom = (client: Keycloak): void => {
    const statusPage = statusPageOf(client);
    // Without a status page, the provider's session is checked only when the token is renewed.
    if (statusPage === undefined) return;
    const getSessionId = (): string => String(readClaims(held?.token ?? '')['sid'] ?? '');
    stopWatching ??= watch(statusPage, getSessionId, () => {
      getEvents().lost('expired');
    });
  };
  const renewal = createRenewal({
    getHeld: () => held,
    getClient: async () => holder ?? getClient(),
    takeFrom: (client) => {
      const tokens = tokensOf(client, now());
      if (!tokens || !held) return false;
      if (subjectOf(tokens) !== subjectOf(held)) return false;
      return share(tokens, true);
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
      getEvents().lost('expired');
    },
    onUnavailable: () => {
      getEvents().failed(UNAVAILABLE);
    },
  });
  onWake(() => void refresher.refreshIfUnder(REFRESH_UNDER_S));
  tabs.listen((message) => {
    if (message.kind === 'signedOut') isOver = true;
    if (!held) return;
    if (message.kind === 'signedOut') getEvents().lost('signedOut');
    if (message.kind === 'ask' && held.expiresAt > message.lastingBeyond)
      tabs.tell({ kind: 'tokens', tokens: held });
    if (message.kind === 'tokens' && message.tokens.expiresAt > held.expiresAt) hold(message.tokens);
  });
  return {
    current: () => held,
    client: () => holder,
    hold,
    share,
    adopt: (client) => {
      const tokens = tokensOf(client, now());
      const person = personOf(readClaims(client.token ?? ''));
      if (!tokens || !person || !share(tokens, false)) return null;
      holder = client;
      watchFrom(client);
      return person;
    },
    getToken: async () => {
      await limitTo(LONGEST_WAIT_MS, refresher.refreshIfUnder(MINIMUM_VALIDITY_S), undefined);
      return held && secondsLeft() > 0 ? held.token : null;
    },
    drop: () => {
      isOver = true;
      held = null;
      refresher.stop();
      stopWatching?.();
      stopWatching = undefined;
      holder?.clearToken();
      holder = undefined;
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
