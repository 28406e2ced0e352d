import { desc } from 'drizzle-orm';
import { exportJWK, generateKeyPair } from 'jose';
import type { Database } from './db/open-database';
import { inTransaction } from './db/transaction';
import { signingKeys } from './db/tables';

export type SigningKey = {
  readonly kid: string;
  readonly privateJwk: Readonly<Record<string, unknown>>;
  readonly publicJwk: Readonly<Record<string, unknown>>;
};

/** Returns all keys of the realm, the signing one first. Creates the first RS256 key in an empty database. */
export async function ensureSigningKey(db: Database, now: number): Promise<readonly SigningKey[]> {
  const kept = await readKeys(db);
  if (kept.length > 0) return kept;
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const marks = { kid: `tiffin-${now.toString(36)}`, alg: 'RS256', use: 'sig' };
  const privateJwk = { ...(await exportJWK(privateKey)), ...marks };
  const publicJwk = { ...(await exportJWK(publicKey)), ...marks };
  return inTransaction(db, async (tx) => {
    const since = await readKeys(tx);
    if (since.length > 0) return since;
    await tx.insert(signingKeys).values({ kid: marks.kid, privateJwk, publicJwk, createdAt: now });
    return readKeys(tx);
  });
}

async function readKeys(db: Database): Promise<readonly SigningKey[]> {
  return db.select().from(signingKeys).orderBy(desc(signingKeys.createdAt));
}
