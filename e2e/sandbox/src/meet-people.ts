import { nameSchema } from '@tiffin/contracts/schemas';
import type { JWTPayload } from 'jose';
import type { Database } from './db/open-database';
import { users } from './db/tables';

export type MeetPerson = (id: string, claims: JWTPayload) => Promise<void>;

/**
 * Creates a row for a person of an external provider, from the claims of a verified token, on their first
 * call.
 */
export function meetPeople(db: Database, now: () => number): MeetPerson {
  const met = new Set<string>();
  return async (id, claims) => {
    const text = (name: string): string => String(claims[name] ?? '');
    if (met.has(id)) return;
    await db
      .insert(users)
      .values({
        id,
        // The provider may send no e-mail address, and two people here cannot share one.
        email: text('email').toLowerCase() || id,
        // No password matches an empty hash.
        passwordHash: '',
        firstName: nameSchema(200).catch('').parse(text('given_name')),
        lastName: nameSchema(200).catch('').parse(text('family_name')),
        emailVerified: claims['email_verified'] === true,
        createdAt: now(),
      })
      .onConflictDoNothing();
    met.add(id);
  };
}
