import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { users } from '../../db/tables';
import { hashPassword, passwordOpens } from './passwords';

/** The personal data of tokens and account pages. */
export type Account = {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
};

type NewAccount = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
};

/** Reads and creates the accounts of single sign-on. E-mail addresses are compared in lower case. */
export type Accounts = {
  readonly byId: (id: string) => Promise<Account | undefined>;
  /** Returns the account of an e-mail address and password; undefined if they do not match. */
  readonly byPassword: (email: string, password: string) => Promise<Account | undefined>;
  /** Creates an account. Returns undefined if the e-mail address already has one. */
  readonly create: (input: NewAccount) => Promise<Account | undefined>;
};

/** Returns the accounts in the database. */
export function accountsIn(db: Database, now: () => number): Accounts {
  return {
    byId: async (id) => (await db.select().from(users).where(eq(users.id, id)))[0],
    byPassword: async (email, password) => {
      const [user] = await db.select().from(users).where(eq(users.email, email.toLowerCase()));
      return passwordOpens(user, password);
    },
    create: async ({ email, firstName, lastName, password }) => {
      const [created] = await db
        .insert(users)
        .values({
          id: randomUUID(),
          email: email.toLowerCase(),
          passwordHash: await hashPassword(password),
          firstName,
          lastName,
          emailVerified: false,
          createdAt: now(),
        })
        .onConflictDoNothing({ target: users.email })
        .returning();
      return created;
    },
  };
}
