import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';
import type { Database } from '../../db/open-database';
import { signOnRecords } from '../../db/tables';

const nowSeconds = (): number => Math.floor(Date.now() / 1000);

/**
 * Returns the provider's store of one model (session, grant, code …) in the database, so that everything
 * survives a crash. What was consumed works again for `reuseSeconds`, because its caller may never have got the answer.
 */
export function signOnStore(db: Database, model: string, reuseSeconds = 0): Adapter {
  const row = (id: string) => and(eq(signOnRecords.model, model), eq(signOnRecords.id, id));
  const isUsedUp = (consumedAt: number | null): boolean =>
    consumedAt !== null && consumedAt <= nowSeconds() - reuseSeconds;

  async function first(where: ReturnType<typeof and>): Promise<AdapterPayload | undefined> {
    const [record] = await db.select().from(signOnRecords).where(where).limit(1);
    if (!record || (record.expiresAt !== null && record.expiresAt < nowSeconds())) return undefined;
    return isUsedUp(record.consumedAt) ? { ...record.payload, consumed: record.consumedAt } : record.payload;
  }

  return {
    upsert: async (id, payload, expiresIn) => {
      const values = {
        payload,
        grantId: payload.grantId ?? null,
        uid: payload.uid ?? null,
        expiresAt: expiresIn === undefined ? null : nowSeconds() + expiresIn,
      };
      await db
        .insert(signOnRecords)
        .values({ model, id, ...values })
        .onConflictDoUpdate({ target: [signOnRecords.model, signOnRecords.id], set: values });
    },
    find: (id) => first(row(id)),
    findByUid: (uid) => first(and(eq(signOnRecords.model, model), eq(signOnRecords.uid, uid))),
    findByUserCode: async () => undefined,
    consume: async (id) => {
      const spent = await db
        .update(signOnRecords)
        // The time of the first use stays.
        .set({ consumedAt: sql`coalesce(${signOnRecords.consumedAt}, ${nowSeconds()})` })
        .where(
          and(
            row(id),
            or(isNull(signOnRecords.consumedAt), gt(signOnRecords.consumedAt, nowSeconds() - reuseSeconds)),
          ),
        )
        .returning({ id: signOnRecords.id });
      if (spent.length === 0) throw new errors.InvalidGrant(`${model} was already used`);
    },
    destroy: async (id) => {
      await db.delete(signOnRecords).where(row(id));
    },
    revokeByGrantId: async (grantId) => {
      await db.delete(signOnRecords).where(eq(signOnRecords.grantId, grantId));
    },
  };
}

/** Deletes expired records. Called when the sandbox starts. */
export async function dropExpiredSignOns(db: Database): Promise<void> {
  await db
    .delete(signOnRecords)
    .where(and(isNotNull(signOnRecords.expiresAt), lt(signOnRecords.expiresAt, nowSeconds())));
}
