import type { Page } from '@playwright/test';

/** A person whom a journey signs in or registers. */
type Credentials = {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
};

/**
 * An identity provider for journeys: its pages, and the states that a test must create. The password is
 * filled first, because the previous page may have an e-mail field, but never a password field.
 */
export type SignOnProvider = {
  /** Creates an account and returns its id; undefined if the sandbox creates it with the person. */
  readonly createAccount: (person: Credentials) => Promise<string | undefined>;
  /** Fills and submits the sign-in page. */
  readonly fillSignIn: (page: Page, person: Pick<Credentials, 'email' | 'password'>) => Promise<void>;
  /** Fills and submits the registration page. */
  readonly fillRegistration: (page: Page, person: Credentials) => Promise<void>;
  /** Expects the e-mail address of the signed-in person on the account page. */
  readonly expectAccountOf: (page: Page, email: string) => Promise<void>;
  /** Sets the life in seconds of the next access tokens, of a person or of everybody. */
  readonly setTokenLife: (email: string, seconds: number) => Promise<void>;
  /** Restores the default life. */
  readonly resetTokenLife: () => Promise<void>;
  /** Returns how often a person's tokens were renewed. */
  readonly countRefreshes: (email: string) => Promise<number>;
  /** Ends a person's sessions without telling any browser. */
  readonly endSessions: (email: string) => Promise<void>;
};
