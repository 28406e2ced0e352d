import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { SandboxContext } from '../context';
import type { Database } from '../db/open-database';
import { cards, deliveryAddresses, menus, merchants, seedEditions, users } from '../db/tables';
import type { MerchantRecord } from '../services/content/merchant-record';
import type { StoredMenu } from '../services/content/stored-menu';
import { hashPassword } from '../services/sso/passwords';
import { contentSeed } from './content-seed';
import { PASSWORD_OF_TEST_USERS, PEOPLE } from './people-seed';
import { seedTeamsInto } from './teams';

const EDITION = 'content';

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

async function seedContent(tx: Database): Promise<void> {
  const seeded = contentSeed();
  const hash = createHash('sha256').update(JSON.stringify(seeded)).digest('hex');
  const [edition] = await tx.select().from(seedEditions).where(eq(seedEditions.id, EDITION));
  if (edition?.hash === hash) return;
  for (const { record, menu } of seeded) await writeMerchant(tx, record, menu);
  await tx
    .insert(seedEditions)
    .values({ id: EDITION, hash })
    .onConflictDoUpdate({ target: seedEditions.id, set: { hash } });
}

async function writeMerchant(tx: Database, record: MerchantRecord, menu: StoredMenu): Promise<void> {
  const values = { ...record.latLng, externalId: record.externalId, record };
  await tx
    .insert(merchants)
    .values({ id: record.id, ...values })
    .onConflictDoUpdate({ target: merchants.id, set: values });
  await tx
    .insert(menus)
    .values({ id: menu.id, merchantId: record.id, revision: 1, document: menu })
    .onConflictDoUpdate({
      target: menus.id,
      set: { document: menu, revision: sql`${menus.revision} + 1` },
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
