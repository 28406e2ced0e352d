import type { LoginError } from './login-error';
import type { Roles } from './roles-of';
import type { ClearReason, Person } from './session-state';

/** What a source tells by itself, after the start. */
export type SessionEvents = {
  /** Its token is gone. */
  readonly lost: (reason: ClearReason) => void;
  /** Somebody is here now: who was a guest, or another person than before. */
  readonly found: (person: Person) => void;
  readonly failed: (error: LoginError) => void;
};

/** One way to be somebody: the single sign-on provider, or the page that embeds us. */
export type SessionSource = {
  readonly status: 'authenticated' | 'embedded';
  /** The server has verified the token that the page came with. */
  readonly authenticatedOnServer?: boolean;
  /** Who the person is, or null for a guest. May take long or reject: the session waits 3 s and goes on as guest. */
  readonly identify: () => Person | null | Promise<Person | null>;
  /** The person's token if it is valid for 5 s more or can be renewed, else null. */
  readonly getToken: () => Promise<string | null>;
  /** Service token for guests. */
  readonly getGuestToken: () => Promise<string | null>;
  readonly getRoles?: () => Roles;
  /** `provider`: the identity provider to begin with, such as `google`. */
  readonly signIn: (returnTo: string, provider?: string) => Promise<void>;
  readonly register: (returnTo: string) => Promise<void>;
  readonly manageAccount?: () => Promise<void>;
  readonly signOut: () => Promise<void>;
  /** Forgets the tokens, here and at the shell server. */
  readonly forget: () => void;
  readonly listen?: (events: SessionEvents) => void;
};
