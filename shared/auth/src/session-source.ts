import type { ClearReason, Person } from './session-state';

/** One way to be somebody: the single sign-on provider, or the page that embeds us. */
export type SessionSource = {
  readonly status: 'authenticated' | 'embedded';
  /** Who the person is, or null for a guest. May take long or reject: the session waits 3 s and goes on as guest. */
  readonly identify: () => Person | null | Promise<Person | null>;
  /** A token with at least a minute left where one can be had, else what is still valid, else null. */
  readonly getToken: () => Promise<string | null>;
  /** Service token for guests. */
  readonly getGuestToken: () => Promise<string | null>;
  readonly signIn: (returnTo: string) => Promise<void>;
  readonly register: (returnTo: string) => Promise<void>;
  readonly signOut: () => Promise<void>;
  /** Forgets the tokens in memory. */
  readonly forget: () => void;
  /** Calls back when the source itself lost its token. */
  readonly onLost?: (listener: (reason: ClearReason) => void) => void;
};
