import { limitTo } from '@tiffin/config/time-limit';
import type { LoginError } from './login-error';
import { NO_ROLES } from './roles-of';
import type { SessionSource } from './session-source';
import type { ClearReason, Person, SessionState } from './session-state';

/** Longest wait for the provider. After it the page continues as guest. */
const LONGEST_WAIT_MS = 3000;

type SignInOptions = { readonly returnTo?: string; readonly provider?: string };

export type Session = {
  readonly getState: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Resolves when the state has left `initialising`: at most 3 s after the start. Never rejects. */
  readonly ready: Promise<void>;
  /** Whether the page came with a token that the shell server had verified. */
  readonly authenticatedOnServer: boolean;
  /** Returns the person's token, else the guests' service token, else null. Waits for `ready`. */
  readonly getAccessToken: () => Promise<string | null>;
  /**
   * Returns the same for public data, but before `ready` the guests' token, so that nothing waits for the
   * provider.
   */
  readonly getPublicToken: () => Promise<string | null>;
  /** Returns whether the person's token has this role of the realm. */
  readonly hasRealmRole: (role: string) => boolean;
  /** Returns whether the person's token has this role of a resource. */
  readonly hasResourceRole: (role: string, resource: string) => boolean;
  /**
   * Redirects the page to the provider and returns to `returnTo` (a path of this site, default the current
   * one).
   */
  readonly signIn: (options?: SignInOptions) => Promise<void>;
  readonly register: (options?: { readonly returnTo?: string }) => Promise<void>;
  /** Redirects the page to the provider's account page. */
  readonly manageAccount: () => Promise<void>;
  /**
   * Returns the person as the provider's account has it now: the token may still have the values of an hour ago.
   * Null for guests, and in a host frame. Rejects if the provider does not say.
   */
  readonly getAccount: () => Promise<Person | null>;
  readonly signOut: () => Promise<void>;
  readonly clearToken: (reason: ClearReason) => void;
  /** Subscribes to failures of the login client. Returns the function that unsubscribes. */
  readonly onError: (listener: (error: LoginError) => void) => () => void;
  /**
   * Starts the session, or restarts it from another source. The source has `limitMs` to identify the person,
   * 3 s by default.
   */
  readonly start: (source: SessionSource, limitMs?: number) => void;
};

/** Creates a session that is not started: it stays `initialising`. */
export function createSession(onChange: (state: SessionState) => void): Session {
  const listeners = new Set<() => void>();
  const errorListeners = new Set<(error: LoginError) => void>();
  let state: SessionState = { status: 'initialising' };
  let source: SessionSource | undefined;
  let settle: () => void = () => undefined;
  let ready = new Promise<void>((resolve) => (settle = resolve));

  const change = (next: SessionState): void => {
    state = next;
    if (next.status !== 'initialising') settle();
    listeners.forEach((listener) => {
      listener();
    });
    onChange(next);
  };
  const personNow = (): Person | null =>
    state.status === 'authenticated' || state.status === 'embedded' ? state : null;
  const apply = (from: SessionSource, person: Person | null): void => {
    if (from !== source || personNow()) return;
    if (person) change({ status: from.status, ...person });
    else if (state.status === 'initialising') change({ status: 'guest' });
  };
  const clearToken = (reason: ClearReason): void => {
    if (!personNow()) return;
    // Change the state first: `forget` makes the source report a loss, which must then change nothing.
    change({ status: 'guest', endedBy: reason });
    source?.forget();
  };
  const found = (from: SessionSource, person: Person): void => {
    const before = personNow();
    if (from !== source || before?.externalUserId === person.externalUserId) return;
    // Data of one person must never be shown to the next, so the session is a guest's in between.
    if (before) change({ status: 'guest', endedBy: 'signedOut' });
    change({ status: from.status, ...person });
  };
  const roles = () => (personNow() && source?.getRoles?.()) || NO_ROLES;
  const tokenNow = async (): Promise<string | null> =>
    (personNow() ? source?.getToken() : source?.getGuestToken()) ?? null;

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get ready() {
      return ready;
    },
    get authenticatedOnServer() {
      return source?.authenticatedOnServer ?? false;
    },
    getAccessToken: async () => {
      await ready;
      return tokenNow();
    },
    getPublicToken: tokenNow,
    hasRealmRole: (role) => roles().realm.includes(role),
    hasResourceRole: (role, resource) => roles().resources[resource]?.includes(role) ?? false,
    signIn: async ({ returnTo = '', provider } = {}) => source?.signIn(returnTo, provider),
    register: async ({ returnTo = '' } = {}) => source?.register(returnTo),
    manageAccount: async () => source?.manageAccount?.(),
    getAccount: async () => (personNow() ? source?.getAccount?.() : undefined) ?? null,
    signOut: async () => source?.signOut(),
    clearToken,
    onError: (listener) => {
      errorListeners.add(listener);
      return () => errorListeners.delete(listener);
    },
    start: (next, limitMs = LONGEST_WAIT_MS) => {
      source = next;
      if (state.status !== 'initialising') {
        ready = new Promise<void>((resolve) => (settle = resolve));
        state = { status: 'initialising' };
      }
      next.listen?.({
        lost: (reason) => {
          if (next === source) clearToken(reason);
        },
        found: (person) => {
          found(next, person);
        },
        failed: (error) => {
          if (next !== source) return;
          errorListeners.forEach((listener) => {
            listener(error);
          });
        },
      });
      const answer = next.identify();
      if (!(answer instanceof Promise)) {
        apply(next, answer);
        return;
      }
      const identified = answer.catch(() => null);
      // A late answer still counts, once: `apply` turns a guest into a person, and never replaces a person.
      void identified.then((person) => {
        apply(next, person);
      });
      void limitTo(limitMs, identified, null).then((person) => {
        apply(next, person);
      });
    },
  };
}
