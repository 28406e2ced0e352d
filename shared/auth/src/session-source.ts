import type { LoginError } from './login-error';
import type { Roles } from './roles-of';
import type { ClearReason, Person } from './session-state';

/** What a source reports on its own after the start. */
export type SessionEvents = {
  /** Called when the source's token is gone. */
  readonly lost: (reason: ClearReason) => void;
  /** Called when a person is signed in who was a guest, or who replaces another person. */
  readonly found: (person: Person) => void;
  readonly failed: (error: LoginError) => void;
};

/** One way to sign in: the single sign-on provider, or the host page that embeds this one. */
export type SessionSource = {
  readonly status: 'authenticated' | 'embedded';
  /** Whether the server verified the token that came with the page. */
  readonly authenticatedOnServer?: boolean;
  /**
   * Returns the person, or null for a guest. May take long or reject: the session waits 3 s and continues as
   * guest.
   */
  readonly identify: () => Person | null | Promise<Person | null>;
  /** Returns the person's token if it is valid for 5 s more or can be renewed, else null. */
  readonly getToken: () => Promise<string | null>;
  /** Returns the service token for guests. */
  readonly getGuestToken: () => Promise<string | null>;
  readonly getRoles?: () => Roles;
  /** Signs in. `provider` names the identity provider to begin with, such as `google`. */
  readonly signIn: (returnTo: string, provider?: string) => Promise<void>;
  readonly register: (returnTo: string) => Promise<void>;
  readonly manageAccount?: () => Promise<void>;
  /** Returns the person as the provider's account has it now. Rejects if the provider does not say. */
  readonly getAccount?: () => Promise<Person>;
  readonly signOut: () => Promise<void>;
  /** Clears the tokens, here and at the shell server. */
  readonly forget: () => void;
  readonly listen?: (events: SessionEvents) => void;
};
