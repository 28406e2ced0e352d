import { eq } from 'drizzle-orm';
import type { SandboxContext } from '../context';
import type { Database } from '../db/open-database';
import { cards, deliveryAddresses, users } from '../db/tables';
import { hashPassword } from '../services/sso/passwords';
import { PASSWORD_OF_TEST_USERS, PEOPLE } from './people-seed';
import { seedContent } from './seed-content';
import { seedTeamsInto } from './teams';

/**
 * Fills an empty database with the data of a demonstration. A database in use keeps its people and gets new
 * menus.
 */
export async function seed(context: SandboxContext): Promise<void> {
  const passwordHash = await hashPassword(PASSWORD_OF_TEST_USERS);
  const now = context.clock.now();
  await context.transaction(async (tx) => {
    await seedContent(tx);
    await seedTeamsInto(tx, now);
    for (const person of PEOPLE) await seedPerson(tx, person, passwordHash, now);
  });
}

async function seedPerson(
  tx: Database,
  { addresses, cards: owned, ...person }: (typeof PEOPLE)[number],
  passwordHash: string,
  now: number,
): Promise<void> {
  const [known] = await tx.select({ id: users.id }).from(users).where(eq(users.id, person.id));
  if (known) return;
  await tx.insert(users).values({ ...person, passwordHash, createdAt: now });
  for (const [index, { id, detail }] of addresses.entries())
    await tx
      .insert(deliveryAddresses)
      .values({ id, userId: person.id, detail, createdAt: now - index, lastUsedAt: now - index });
  for (const card of owned)
    await tx.insert(cards).values({
      ...card,
      userId: person.id,
      country: 'CA',
      expiryMonth: 12,
      expiryYear: 2034,
      createdAt: now,
    });
}
