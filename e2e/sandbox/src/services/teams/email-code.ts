import { and, eq, gt } from 'drizzle-orm';
import type { Locale } from '@tiffin/contracts';
import type { Database } from '../../db/open-database';
import { workEmails } from '../../db/tables';
import { refuse } from '../../errors/refuse';
import type { SecretFor } from '../../secret-for';
import { takeSending, takeTry, triesLeft } from '../codes/code-attempts';
import type { CodeLimits, CodeSubject } from '../codes/code-attempts';
import { codeFits, hashCode } from '../codes/code-hash';
import { retryData } from '../codes/retry-data';
import { plainLetter } from '../mailbox/plain-letter';
import type { Letter } from '../mailbox/render-letter';
import { sendEmail } from '../mailbox/send-email';
import { sixDigitCode } from '../mailbox/six-digit-code';

/** How long a code is valid. */
const CODE_MS = 30 * 60_000;

type Sending = {
  readonly externalUserId: string;
  readonly email: string;
  /** The promo code that the link of the e-mail carries along. */
  readonly promoCode: string | null;
  readonly locale: Locale;
  readonly ip: string;
  readonly shellUrl: string;
  readonly limits: CodeLimits;
  readonly secretFor: SecretFor;
  readonly now: number;
};

/**
 * Sends a new six-digit code to a work e-mail. Older codes of the address expire; used tries are not
 * restored. A proven address stays proven. Refuses with 429 if too many codes were sent to the address, by
 * the person or from the IP.
 */
export async function sendCode(tx: Database, sending: Sending): Promise<void> {
  const { externalUserId, ip, limits, now } = sending;
  const email = sending.email.toLowerCase();
  const retryAt = await takeSending(tx, { externalUserId, email, ip }, limits, now);
  if (retryAt !== undefined) refuse(429, 'TOO_MANY_CODES', undefined, { data: retryData(retryAt, now) });
  const code = sixDigitCode();
  const codeHash = hashCode(sending.secretFor, { externalUserId, email }, code);
  const fresh = { codeHash, expiresAt: now + CODE_MS, sentAt: now };
  await tx
    .insert(workEmails)
    .values({ externalUserId, email, ...fresh })
    .onConflictDoUpdate({ target: [workEmails.externalUserId, workEmails.email], set: fresh });
  const parameters = new URLSearchParams({
    emailCode: code,
    ...(sending.promoCode !== null && { promoCode: sending.promoCode }),
  });
  const link = `${sending.shellUrl}/order/team/join/v2?${parameters}`;
  await sendEmail(tx, { to: email, ...letterIn(sending.locale, code, link) }, now);
}

/** Returns whether the person has a code for the work e-mail that they can still type. */
export async function hasOpenCode(
  tx: Database,
  { externalUserId, email, now }: Pick<Sending, 'externalUserId' | 'email' | 'now'>,
): Promise<boolean> {
  const open = await tx
    .select({ email: workEmails.email })
    .from(workEmails)
    .where(
      and(
        eq(workEmails.externalUserId, externalUserId),
        eq(workEmails.email, email.toLowerCase()),
        gt(workEmails.expiresAt, now),
      ),
    );
  return open.length > 0;
}

function letterIn(locale: Locale, code: string, url: string): Letter {
  return locale === 'zh'
    ? plainLetter({
        locale,
        subject: `你的 Tiffin 驗證碼：${code}`,
        sentences: [`你的驗證碼是 ${code}，30 分鐘內有效。`],
        code,
        link: { before: '亦可開啟此連結：', label: '確認電郵', url },
        note: '如非你本人要求，請忽略此電郵。',
      })
    : plainLetter({
        locale,
        subject: `Your Tiffin code is ${code}`,
        sentences: [`Your code is ${code}. It works for 30 minutes.`],
        code,
        link: { before: 'Or open this link:', label: 'Confirm your email', url },
        note: 'If you didn’t ask for it, ignore this email.',
      });
}

export type CodeOutcome =
  | { readonly kind: 'verified'; readonly email: string }
  | { readonly kind: 'wrong'; readonly triesLeft: number }
  | { readonly kind: 'expired' }
  /** Every code is refused until then (ms since 1970). */
  | { readonly kind: 'triesUsed'; readonly retryAt: number };

type Trying = {
  readonly externalUserId: string;
  readonly code: string;
  readonly secretFor: SecretFor;
  readonly now: number;
};

/** Checks a code against the person's unproven addresses. It counts as a try for each of them. */
export async function tryCode(tx: Database, trying: Trying): Promise<CodeOutcome> {
  const { externalUserId, code, secretFor, now } = trying;
  const mine = eq(workEmails.externalUserId, externalUserId);
  const all = await tx.select().from(workEmails).where(mine);
  const fits = (record: (typeof all)[number]): boolean => codeFits(secretFor, record, code, record.codeHash);
  const proven = all.find((record) => record.verifiedAt !== null && fits(record));
  if (proven) return { kind: 'verified', email: proven.email };
  const open = all.filter((record) => record.verifiedAt === null && record.expiresAt > now);
  if (open.length === 0) return { kind: 'expired' };
  const waits: number[] = [];
  const left: number[] = [];
  for (const record of open) {
    const subject = subjectOf(externalUserId, record.email);
    const retryAt = await takeTry(tx, subject, now);
    if (retryAt === undefined && fits(record)) {
      await tx
        .update(workEmails)
        .set({ verifiedAt: now })
        .where(and(mine, eq(workEmails.email, record.email)));
      return { kind: 'verified', email: record.email };
    }
    if (retryAt === undefined) left.push((await triesLeft(tx, subject, now)).left);
    else waits.push(retryAt);
  }
  if (left.length === 0) return { kind: 'triesUsed', retryAt: Math.min(...waits) };
  return { kind: 'wrong', triesLeft: Math.max(...left) };
}

function subjectOf(externalUserId: string, email: string): CodeSubject {
  return { purpose: 'work-email', externalUserId, email, holdsMs: CODE_MS };
}
