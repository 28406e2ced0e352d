import type { Page } from '@playwright/test';

/** Somebody whom a journey signs in or registers. */
type Credentials = {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
};

/**
 * An identity provider as journeys see it: its pages, and what a test must be able to bring about. The password is filled
 * first: the page that is being left may have an e-mail field of its own, never a password.
 */
export type SignOnProvider = {
  /** Makes an account and gives its id; undefined where the sandbox makes it with the person. */
  readonly createAccount: (person: Credentials) => Promise<string | undefined>;
  /** Fills and sends the page on which people sign in. */
  readonly fillSignIn: (page: Page, person: Pick<Credentials, 'email' | 'password'>) => Promise<void>;
  /** Fills and sends the page on which people make an account. */
  readonly fillRegistration: (page: Page, person: Credentials) => Promise<void>;
  /** Sees the account page show the e-mail address of whoever is signed in. */
  readonly expectAccountOf: (page: Page, email: string) => Promise<void>;
  /** Makes the next access tokens of a person, or of everybody, live for so many seconds. */
  readonly setTokenLife: (email: string, seconds: number) => Promise<void>;
  /** Undoes it. */
  readonly resetTokenLife: () => Promise<void>;
  /** How often a person's tokens were renewed. */
  readonly countRefreshes: (email: string) => Promise<number>;
  /** Ends a person's sessions; no browser hears of it. */
  readonly endSessions: (email: string) => Promise<void>;
};
