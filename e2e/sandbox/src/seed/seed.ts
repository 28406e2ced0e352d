import { eq } from 'drizzle-orm';
import type { SandboxContext } from '../context';
import type { Database } from '../db/open-database';
import { cards, deliveryAddresses, menus, merchants, users } from '../db/tables';
import { hashPassword } from '../services/sso/passwords';
import { contentSeed } from './content-seed';
import { PASSWORD_OF_TEST_USERS, PEOPLE } from './people-seed';
import { seedTeamsInto } from './teams';

/** Fills an empty database with what a demonstration needs; a database in use keeps what it has. */
export async function seed(context: SandboxContext): Promise<void> {
  const passwordHash = await hashPassword(PASSWORD_OF_TEST_USERS);
  const now = context.clock.now();
  await context.transaction(async (tx) => {
    await seedContent(tx);
    await seedTeamsInto(tx, now);
    for (const person of PEOPLE) await seedPerson(tx, person, passwordHash, now);
  });
}

async function seedContent(tx: Database): Promise<void> {
  const known = await tx.select({ id: merchants.id }).from(merchants);
  const isKnown = new Set(known.map(({ id }) => id));
  for (const { record, menu } of contentSeed().filter((one) => !isKnown.has(one.record.id))) {
    const { latitude, longitude } = record.latLng;
    await tx
      .insert(merchants)
      .values({ id: record.id, externalId: record.externalId, latitude, longitude, record });
    await tx.insert(menus).values({ id: menu.id, merchantId: record.id, revision: 1, document: menu });
  }
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
