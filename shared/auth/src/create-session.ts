import { limitTo } from './limit-to';
import type { SessionSource } from './session-source';
import type { ClearReason, Person, SessionState } from './session-state';

/** No wait for the provider is longer: then the page goes on as guest. */
const LONGEST_WAIT_MS = 3000;

export type Session = {
  readonly getState: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Settles when the state has left `initialising`: at most 3 s after the start, always, never rejected. */
  readonly ready: Promise<void>;
  /** The person's token, else the guests' service token, else null. Waits for `ready`. */
  readonly getAccessToken: () => Promise<string | null>;
  /** For what everybody may read: the same, but before `ready` the guests' token, so that nothing waits for the provider. */
  readonly getPublicToken: () => Promise<string | null>;
  /** Leaves the page for the provider and comes back to `returnTo` (a path of this site, default the present one). */
  readonly signIn: (options?: { readonly returnTo?: string }) => Promise<void>;
  readonly register: (options?: { readonly returnTo?: string }) => Promise<void>;
  readonly signOut: () => Promise<void>;
  readonly clearToken: (reason: ClearReason) => void;
  /** Begins, or begins anew from another source. */
  readonly start: (source: SessionSource) => void;
};

/** A session that nobody has started: it waits in `initialising`. */
export function createSession(onChange: (state: SessionState) => void): Session {
  const listeners = new Set<() => void>();
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
  const isPerson = (): boolean => state.status === 'authenticated' || state.status === 'embedded';
  const apply = (from: SessionSource, person: Person | null): void => {
    if (from !== source || isPerson()) return;
    if (person) change({ status: from.status, ...person });
    else if (state.status === 'initialising') change({ status: 'guest' });
  };
  const clearToken = (reason: ClearReason): void => {
    if (!isPerson()) return;
    // The state first: forgetting makes the source tell of its loss, which then is no news.
    change({ status: 'guest', endedBy: reason });
    source?.forget();
  };

  const tokenNow = async (): Promise<string | null> =>
    (isPerson() ? source?.getToken() : source?.getGuestToken()) ?? null;

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get ready() {
      return ready;
    },
    getAccessToken: async () => {
      await ready;
      return tokenNow();
    },
    getPublicToken: tokenNow,
    signIn: async ({ returnTo = '' } = {}) => source?.signIn(returnTo),
    register: async ({ returnTo = '' } = {}) => source?.register(returnTo),
    signOut: async () => source?.signOut(),
    clearToken,
    start: (next) => {
      source = next;
      if (state.status !== 'initialising') {
        ready = new Promise<void>((resolve) => (settle = resolve));
        state = { status: 'initialising' };
      }
      next.onLost?.((reason) => {
        if (next === source) clearToken(reason);
      });
      const answer = next.identify();
      if (!(answer instanceof Promise)) {
        apply(next, answer);
        return;
      }
      const identified = answer.catch(() => null);
      // A late answer still counts, once: `apply` changes a guest into a person, never a person into anybody.
      void identified.then((person) => {
        apply(next, person);
      });
      void limitTo(LONGEST_WAIT_MS, identified, null).then((person) => {
        apply(next, person);
      });
    },
  };
}
