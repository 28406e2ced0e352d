import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Locale } from '@tiffin/contracts';
import type { Database } from '../../db/open-database';
import { workEmails } from '../../db/tables';
import { sendEmail } from '../mailbox/send-email';
import { sixDigitCode } from '../mailbox/six-digit-code';

/** How long a code holds, and how often a wrong one may be typed. */
const CODE_MS = 30 * 60_000;
const TRIES = 5;

type Sending = {
  readonly externalUserId: string;
  readonly email: string;
  /** Comes back with the link of the letter. */
  readonly promoCode: string | null;
  readonly locale: Locale;
  readonly shellUrl: string;
  readonly now: number;
};

/** Sends a fresh six-digit code to a work e-mail; older codes of the address end. A proven address stays proven. */
export async function sendCode(tx: Database, sending: Sending): Promise<void> {
  const { externalUserId, now } = sending;
  const email = sending.email.toLowerCase();
  const code = sixDigitCode();
  const fresh = { code, triesLeft: TRIES, expiresAt: now + CODE_MS, sentAt: now };
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

function letterIn(
  locale: Locale,
  code: string,
  link: string,
): { readonly subject: string; readonly body: string } {
  return locale === 'zh'
    ? {
        subject: `你的 Tiffin 驗證碼：${code}`,
        body: `你的驗證碼是 ${code}，30 分鐘內有效。\n\n亦可開啟此連結：\n${link}\n\n如非你本人要求，請忽略此電郵。`,
      }
    : {
        subject: `Your Tiffin code is ${code}`,
        body: `Your code is ${code}. It holds for 30 minutes.\n\nOr open this link:\n${link}\n\nIf you did not ask for it, ignore this e-mail.`,
      };
}

export type CodeOutcome =
  | { readonly kind: 'verified'; readonly email: string }
  | { readonly kind: 'wrong'; readonly triesLeft: number }
  | { readonly kind: 'expired' };

/** Tries a code against the person's unproven addresses; a wrong one costs a try at each of them. */
export async function tryCode(
  tx: Database,
  externalUserId: string,
  code: string,
  now: number,
): Promise<CodeOutcome> {
  const mine = eq(workEmails.externalUserId, externalUserId);
  const all = await tx.select().from(workEmails).where(mine);
  const proven = all.find((record) => record.verifiedAt !== null && record.code === code);
  if (proven) return { kind: 'verified', email: proven.email };
  const open = all.filter(
    (record) => record.verifiedAt === null && record.triesLeft > 0 && record.expiresAt > now,
  );
  if (open.length === 0) return { kind: 'expired' };
  const hit = open.find((record) => record.code === code);
  if (hit) {
    await tx
      .update(workEmails)
      .set({ verifiedAt: now })
      .where(and(mine, eq(workEmails.email, hit.email)));
    return { kind: 'verified', email: hit.email };
  }
  await tx
    .update(workEmails)
    .set({ triesLeft: sql`greatest(${workEmails.triesLeft} - 1, 0)` })
    .where(and(mine, isNull(workEmails.verifiedAt)));
  return { kind: 'wrong', triesLeft: Math.max(...open.map((record) => record.triesLeft)) - 1 };
}
