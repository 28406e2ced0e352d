import type { Locale } from '@tiffin/contracts';
import type { SandboxContext } from '../../context';
import type { Database } from '../../db/open-database';
import { checkoutCodes } from '../../db/tables';
import { refuse } from '../../errors/refuse';
import { sendEmail } from '../mailbox/send-email';
import { sixDigitCode } from '../mailbox/six-digit-code';
import { codeOf } from './checkout-code';
import type { CodeHolder } from './checkout-code';

const CODE_MS = 10 * 60_000;
const TRIES = 5;
/** How soon another code may be asked for. */
const PAUSE_MS = 30_000;

type Asking = {
  readonly holder: CodeHolder;
  /** What the person typed; undefined where nothing was. */
  readonly code: string | undefined;
  readonly locale: Locale;
};
type CodeRow = typeof checkoutCodes.$inferSelect;
type Reason = 'CODE_SENT' | 'CODE_WRONG' | 'CODE_EXPIRED' | 'CODE_TRIES_USED';

/**
 * Refuses an order that needs a code from the person's e-mail, and sends one where none is open: without a code on a first
 * order, after the old one ran out, or on asking again after half a minute. `data` says where it went and until when it holds.
 */
export async function askForCode(context: SandboxContext, { holder, code, locale }: Asking): Promise<never> {
  const now = context.clock.now();
  const { reason, open } = await context.transaction(async (tx) => {
    const [kept] = await tx.select().from(checkoutCodes).where(codeOf(holder));
    const standing = kept && standingOf(kept, holder, code, now);
    if (kept && standing) return { reason: standing, open: kept };
    const typed: Reason = code === undefined ? 'CODE_SENT' : 'CODE_EXPIRED';
    return { reason: typed, open: await sendFresh(tx, holder, locale, now) };
  });
  return refuse(403, 'CHECKOUT_OTP_REQUIRED', reason, {
    data: {
      sentTo: masked(open.email),
      triesLeft: open.triesLeft,
      expiresAt: new Date(open.expiresAt).toISOString(),
      resendAt: new Date(open.sentAt + PAUSE_MS).toISOString(),
    },
  });
}

/** What to say about a code that still holds; undefined where a fresh one has to be sent. */
function standingOf(
  kept: CodeRow,
  holder: CodeHolder,
  code: string | undefined,
  now: number,
): Reason | undefined {
  const isOpen = kept.email === holder.email && kept.provenAt === null && kept.expiresAt > now;
  if (!isOpen) return undefined;
  if (code !== undefined && kept.triesLeft > 0) return 'CODE_WRONG';
  if (now >= kept.sentAt + PAUSE_MS && code === undefined) return undefined;
  return kept.triesLeft > 0 ? 'CODE_SENT' : 'CODE_TRIES_USED';
}

async function sendFresh(tx: Database, holder: CodeHolder, locale: Locale, now: number): Promise<CodeRow> {
  const fresh = {
    email: holder.email,
    code: sixDigitCode(),
    triesLeft: TRIES,
    sentAt: now,
    expiresAt: now + CODE_MS,
    provenAt: null,
  };
  const { externalUserId, merchantId } = holder;
  await tx
    .insert(checkoutCodes)
    .values({ externalUserId, merchantId, ...fresh })
    .onConflictDoUpdate({ target: [checkoutCodes.externalUserId, checkoutCodes.merchantId], set: fresh });
  await sendEmail(tx, { to: holder.email, ...letterIn(locale, fresh.code) }, now);
  return { externalUserId, merchantId, ...fresh };
}

function letterIn(locale: Locale, code: string): { readonly subject: string; readonly body: string } {
  return locale === 'zh'
    ? {
        subject: `你的 Tiffin 下單驗證碼：${code}`,
        body: `請在結帳頁輸入 ${code}，10 分鐘內有效。\n\n如非你本人下單，請忽略此電郵。`,
      }
    : {
        subject: `Your Tiffin checkout code is ${code}`,
        body: `Enter ${code} at the checkout. It holds for 10 minutes.\n\nIf you are not ordering, ignore this e-mail.`,
      };
}

/** The first letter and the domain: enough to recognise one's own address. */
function masked(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}***${email.slice(at)}`;
}
