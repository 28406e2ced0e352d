import { and, eq, gt, isNull } from 'drizzle-orm';
import type { SandboxContext } from '../../context';
import type { Database } from '../../db/open-database';
import { checkoutCodes } from '../../db/tables';
import { takeTry } from '../codes/code-attempts';
import type { CodeSubject } from '../codes/code-attempts';
import { codeFits } from '../codes/code-hash';

/** How long a code is valid. */
export const CODE_MS = 10 * 60_000;

/** The person, the merchant, and the e-mail address that the code goes to. */
export type CodeHolder = {
  readonly externalUserId: string;
  readonly merchantId: string;
  readonly email: string;
};

/** Thrown when an order at a merchant with CHECKOUT_OTP has no valid code. */
export class ProofMissing extends Error {
  constructor(readonly holder: CodeHolder) {
    super('the order has no valid code');
    this.name = 'ProofMissing';
  }
}

/**
 * Checks a code before the order is placed, so that a wrong code counts as a try even though the order is
 * refused.
 */
export async function tryCheckoutCode(
  { db, clock, secretFor }: Pick<SandboxContext, 'db' | 'clock' | 'secretFor'>,
  holder: Pick<CodeHolder, 'externalUserId' | 'merchantId'>,
  code: string,
): Promise<void> {
  const now = clock.now();
  const open = and(codeOf(holder), isNull(checkoutCodes.provenAt), gt(checkoutCodes.expiresAt, now));
  const [kept] = await db.select().from(checkoutCodes).where(open);
  if (!kept || (await takeTry(db, checkoutSubject(kept), now)) !== undefined) return;
  if (!codeFits(secretFor, kept, code, kept.codeHash)) return;
  await db
    .update(checkoutCodes)
    .set({ provenAt: now })
    .where(and(open, eq(checkoutCodes.codeHash, kept.codeHash)));
}

/**
 * Throws unless the person has proven this code for this merchant and e-mail address, and it has not expired.
 */
export async function requireProof(
  tx: Database,
  { clock, secretFor }: Pick<SandboxContext, 'clock' | 'secretFor'>,
  holder: CodeHolder,
  code: string | undefined,
): Promise<void> {
  const [kept] = await tx.select().from(checkoutCodes).where(codeOf(holder));
  const isProven = kept !== undefined && kept.provenAt !== null && kept.expiresAt > clock.now();
  const isSame = isProven && code !== undefined && codeFits(secretFor, kept, code, kept.codeHash);
  if (!isSame || kept.email !== holder.email) throw new ProofMissing(holder);
}

/** Deletes a code after it was used for an order. */
export async function spendCode(
  tx: Database,
  holder: Pick<CodeHolder, 'externalUserId' | 'merchantId'>,
): Promise<void> {
  await tx.delete(checkoutCodes).where(codeOf(holder));
}

/** Returns the condition for a person's code at a merchant. */
export function codeOf({
  externalUserId,
  merchantId,
}: Pick<CodeHolder, 'externalUserId' | 'merchantId'>): ReturnType<typeof and> {
  return and(eq(checkoutCodes.externalUserId, externalUserId), eq(checkoutCodes.merchantId, merchantId));
}

/**
 * Returns what the tries of a code are counted by: the person and the e-mail address, for all merchants
 * together.
 */
export function checkoutSubject({
  externalUserId,
  email,
}: Pick<CodeHolder, 'externalUserId' | 'email'>): CodeSubject {
  return { purpose: 'checkout', externalUserId, email, holdsMs: CODE_MS };
}
