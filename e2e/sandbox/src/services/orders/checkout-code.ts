import { and, eq, gt, isNull } from 'drizzle-orm';
import type { SandboxContext } from '../../context';
import type { Database } from '../../db/open-database';
import { checkoutCodes } from '../../db/tables';
import { takeTry } from '../codes/code-attempts';
import type { CodeSubject } from '../codes/code-attempts';
import { codeFits } from '../codes/code-hash';

/** How long a code holds. */
export const CODE_MS = 10 * 60_000;

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

/** Goes on only where the person has proven this code, for this merchant and address, and it has not run out. */
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

/** What the tries of a code are counted by: the person and the address, whichever the merchant. */
export function checkoutSubject({
  externalUserId,
  email,
}: Pick<CodeHolder, 'externalUserId' | 'email'>): CodeSubject {
  return { purpose: 'checkout', externalUserId, email, holdsMs: CODE_MS };
}
