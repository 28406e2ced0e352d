import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { menus, merchants, seedEditions } from '../db/tables';
import type { MerchantRecord } from '../services/content/merchant-record';
import type { StoredMenu } from '../services/content/stored-menu';
import { contentSeed } from './content-seed';

const EDITION = 'content';

/** Writes every merchant and menu of the seed, unless the database has this edition. None depends on the time. */
export async function seedContent(tx: Database): Promise<void> {
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
