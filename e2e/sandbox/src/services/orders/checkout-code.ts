import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { checkoutCodes } from '../../db/tables';

/** Who orders where, and the address that the code goes to. */
export type CodeHolder = {
  readonly externalUserId: string;
  readonly merchantId: string;
  readonly email: string;
};

/** An order at a merchant with CHECKOUT_OTP came without a code that holds. */
export class ProofMissing extends Error {
  constructor(readonly holder: CodeHolder) {
    super('no code that holds');
    this.name = 'ProofMissing';
  }
}

/** Tries a code before the order is placed, so that a wrong one costs a try even though the order is refused. */
export async function tryCheckoutCode(
  db: Database,
  holder: Pick<CodeHolder, 'externalUserId' | 'merchantId'>,
  code: string,
  now: number,
): Promise<void> {
  await db
    .update(checkoutCodes)
    .set({
      triesLeft: sql`${checkoutCodes.triesLeft} - 1`,
      provenAt: sql`case when ${checkoutCodes.code} = ${code} then ${now}::bigint end`,
    })
    .where(
      and(
        codeOf(holder),
        isNull(checkoutCodes.provenAt),
        gt(checkoutCodes.triesLeft, 0),
        gt(checkoutCodes.expiresAt, now),
      ),
    );
}

/** Goes on only where the person has proven this code, for this merchant and address, and it has not run out. */
export async function requireProof(
  tx: Database,
  holder: CodeHolder,
  code: string | undefined,
  now: number,
): Promise<void> {
  const [kept] = await tx.select().from(checkoutCodes).where(codeOf(holder));
  const isProven = kept !== undefined && kept.provenAt !== null && kept.expiresAt > now;
  if (!isProven || kept.code !== code || kept.email !== holder.email) throw new ProofMissing(holder);
}

/** A code pays for one order. */
export async function spendCode(
  tx: Database,
  holder: Pick<CodeHolder, 'externalUserId' | 'merchantId'>,
): Promise<void> {
  await tx.delete(checkoutCodes).where(codeOf(holder));
}

/** The condition of a person's code at a merchant. */
export function codeOf({
  externalUserId,
  merchantId,
}: Pick<CodeHolder, 'externalUserId' | 'merchantId'>): ReturnType<typeof and> {
  return and(eq(checkoutCodes.externalUserId, externalUserId), eq(checkoutCodes.merchantId, merchantId));
}
