import type { JWTPayload } from 'jose';
import type { Database } from './db/open-database';
import { users } from './db/tables';

export type MeetPerson = (id: string, claims: JWTPayload) => Promise<void>;

/** Takes in people whose accounts are at a provider elsewhere, by the claims of a verified token, once each. */
export function meetPeople(db: Database, now: () => number): MeetPerson {
  const met = new Set<string>();
  return async (id, claims) => {
    const text = (name: string): string => String(claims[name] ?? '');
    if (met.has(id)) return;
    await db
      .insert(users)
      .values({
        id,
        // The provider may have none to tell, and two people cannot share one here.
        email: text('email').toLowerCase() || id,
        // No password fits it.
        passwordHash: '',
        firstName: text('given_name'),
        lastName: text('family_name'),
        emailVerified: claims['email_verified'] === true,
        createdAt: now(),
      })
      .onConflictDoNothing();
    met.add(id);
  };
}
