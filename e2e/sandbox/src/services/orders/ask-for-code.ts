import type { Locale } from '@tiffin/contracts';
import type { SandboxContext } from '../../context';
import type { Database } from '../../db/open-database';
import { checkoutCodes } from '../../db/tables';
import { refuse } from '../../errors/refuse';
import type { SecretFor } from '../../secret-for';
import { SEND_PAUSE_MS, takeSending, triesLeft } from '../codes/code-attempts';
import { hashCode } from '../codes/code-hash';
import { retryData } from '../codes/retry-data';
import { plainLetter } from '../mailbox/plain-letter';
import type { Letter } from '../mailbox/render-letter';
import { sendEmail } from '../mailbox/send-email';
import { sixDigitCode } from '../mailbox/six-digit-code';
import { CODE_MS, checkoutSubject, codeOf } from './checkout-code';
import type { CodeHolder } from './checkout-code';

type Asking = {
  readonly holder: CodeHolder;
  /** The code that the person typed; undefined if none was. */
  readonly code: string | undefined;
  readonly ip: string;
  readonly locale: Locale;
};
type CodeRow = Pick<typeof checkoutCodes.$inferSelect, 'email' | 'expiresAt'>;
type Reason = 'CODE_SENT' | 'CODE_WRONG' | 'CODE_EXPIRED' | 'CODE_TRIES_USED' | 'CODE_LIMIT_REACHED';
type Standing = { readonly reason: Reason; readonly open: CodeRow; readonly resendAt: number };

/**
 * Refuses an order that needs a code from the person's e-mail. Sends a code on the first order, after the old
 * code expired, or on another request after half a minute. A new code does not reset the tries; too many
 * tries are refused with 429. `data` says where the code went, when it expires, and when the next one can be
 * sent.
 */
export async function askForCode(context: SandboxContext, asking: Asking): Promise<never> {
  const { holder, code, locale, ip } = asking;
  const now = context.clock.now();
  const { left, backAt } = await triesLeft(context.db, checkoutSubject(holder), now);
  const { reason, open, resendAt } = await context.transaction(async (tx): Promise<Standing> => {
    const [kept] = await tx.select().from(checkoutCodes).where(codeOf(holder));
    const none = { email: holder.email, expiresAt: now };
    if (left === 0) return { reason: 'CODE_TRIES_USED', open: none, resendAt: backAt };
    const reason = kept && standingOf(kept, { holder, code, now });
    if (kept && reason) return { reason, open: kept, resendAt: kept.sentAt + SEND_PAUSE_MS };
    const retryAt = await takeSending(tx, { ...holder, ip }, context.options.attempts, now);
    if (retryAt !== undefined) return { reason: 'CODE_LIMIT_REACHED', open: none, resendAt: retryAt };
    const sent = await sendFresh(tx, context.secretFor, { holder, locale, now });
    return {
      reason: code === undefined ? 'CODE_SENT' : 'CODE_EXPIRED',
      open: sent,
      resendAt: now + SEND_PAUSE_MS,
    };
  });
  return refuse(reason === 'CODE_LIMIT_REACHED' ? 429 : 403, 'CHECKOUT_OTP_REQUIRED', reason, {
    data: {
      sentTo: masked(open.email),
      triesLeft: left,
      expiresAt: new Date(open.expiresAt).toISOString(),
      resendAt: new Date(resendAt).toISOString(),
      ...retryData(resendAt, now),
    },
  });
}

/** Returns the state of a code that is still valid; undefined if a new one must be sent. */
function standingOf(
  kept: typeof checkoutCodes.$inferSelect,
  { holder, code, now }: Pick<Asking, 'holder' | 'code'> & { readonly now: number },
): Reason | undefined {
  const isOpen = kept.email === holder.email && kept.provenAt === null && kept.expiresAt > now;
  if (!isOpen) return undefined;
  if (code !== undefined) return 'CODE_WRONG';
  return now >= kept.sentAt + SEND_PAUSE_MS ? undefined : 'CODE_SENT';
}

async function sendFresh(
  tx: Database,
  secretFor: SecretFor,
  { holder, locale, now }: { readonly holder: CodeHolder; readonly locale: Locale; readonly now: number },
): Promise<CodeRow> {
  const { externalUserId, merchantId, email } = holder;
  const code = sixDigitCode();
  const codeHash = hashCode(secretFor, holder, code);
  const fresh = { email, codeHash, sentAt: now, expiresAt: now + CODE_MS, provenAt: null };
  await tx
    .insert(checkoutCodes)
    .values({ externalUserId, merchantId, ...fresh })
    .onConflictDoUpdate({ target: [checkoutCodes.externalUserId, checkoutCodes.merchantId], set: fresh });
  await sendEmail(tx, { to: email, ...letterIn(locale, code) }, now);
  return fresh;
}

function letterIn(locale: Locale, code: string): Letter {
  return locale === 'zh'
    ? plainLetter({
        locale,
        subject: `你的 Tiffin 下單驗證碼：${code}`,
        sentences: [`請在結帳頁輸入 ${code}，10 分鐘內有效。`],
        code,
        note: '如非你本人下單，請忽略此電郵。',
      })
    : plainLetter({
        locale,
        subject: `Your Tiffin checkout code is ${code}`,
        sentences: [`Enter ${code} at checkout. It works for 10 minutes.`],
        code,
        note: 'If you aren’t ordering, ignore this email.',
      });
}

/** Returns the first letter and the domain: enough to recognise one's own e-mail address. */
function masked(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}***${email.slice(at)}`;
}
