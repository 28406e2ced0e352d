import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { CurrencyCode } from '@tiffin/contracts';
import { formatMoney } from '@tiffin/domain';
import { dayIn } from '../../day-in';
import type { Database } from '../../db/open-database';
import type { DailyLimit } from '../../db/schema/teams';
import { intents, teams } from '../../db/tables';
import { refuse } from '../../errors/refuse';
import type { InvoiceAccount } from './invoice-account';

type Bill = {
  readonly externalUserId: string;
  readonly amountMicro: number;
  readonly currencyCode: CurrencyCode;
  readonly now: number;
};

/** What a payment stores about the account that it is billed to. */
type Billed = Pick<typeof intents.$inferInsert, 'invoiceTeamId' | 'invoiceEmail' | 'invoiceDay'>;

/**
 * Checks a bill against the daily limit of the team's account and returns what its payment must store. The
 * day is the calendar day in the limit's time zone, which is the team's. The limit applies to a person: to
 * the account and to the mailbox, ignoring a plus suffix. Refunds restore the budget. Bills of one team wait
 * for each other.
 */
export async function billTeam(tx: Database, account: InvoiceAccount, bill: Bill): Promise<Billed> {
  const { teamId, dailyLimit } = account;
  const billed = {
    invoiceTeamId: teamId,
    invoiceEmail: mailboxOf(account.email),
    invoiceDay: dayIn(dailyLimit?.timeZone ?? 'UTC', bill.now),
  };
  if (!dailyLimit) return billed;
  if (bill.currencyCode !== dailyLimit.currencyCode) refuseCurrency(dailyLimit.currencyCode);
  await tx.select({ id: teams.id }).from(teams).where(eq(teams.id, teamId)).for('update');
  const [spent] = await tx
    .select({
      micro: sql`coalesce(sum(${intents.amountMicro} - ${intents.refundedMicro}), 0)`.mapWith(Number),
    })
    .from(intents)
    .where(
      and(
        eq(intents.invoiceTeamId, teamId),
        eq(intents.invoiceDay, billed.invoiceDay),
        inArray(intents.status, ['succeeded', 'requires_capture']),
        or(eq(intents.externalUserId, bill.externalUserId), eq(intents.invoiceEmail, billed.invoiceEmail)),
      ),
    );
  const remainingMicro = Math.max(0, dailyLimit.amountMicro - (spent?.micro ?? 0));
  if (bill.amountMicro > remainingMicro) refuseOver(dailyLimit, remainingMicro);
  return billed;
}

function refuseOver({ amountMicro: limitMicro, currencyCode }: DailyLimit, remainingMicro: number): never {
  const limit = formatMoney(limitMicro, currencyCode, 'en');
  const left = formatMoney(remainingMicro, currencyCode, 'en');
  return refuse(402, 'INVOICE_LIMIT_EXCEEDED', undefined, {
    body: {
      en: `Your team pays up to ${limit} a day for you, and ${left} is left today. Choose another way to pay.`,
      zh: `團隊每日最多為你支付 ${limit}，今日還可用 ${left}。請改用其他付款方式。`,
    },
    data: { limitMicro, remainingMicro, currencyCode },
  });
}

function refuseCurrency(currencyCode: CurrencyCode): never {
  return refuse(402, 'INVOICE_LIMIT_EXCEEDED', 'CURRENCY', {
    body: {
      en: `Your team’s account pays in ${currencyCode} only. Choose another way to pay.`,
      zh: `團隊帳戶只以 ${currencyCode} 付款。請改用其他付款方式。`,
    },
    data: { limitMicro: 0, remainingMicro: 0, currencyCode },
  });
}

/** Returns the mailbox of an e-mail address: `ana+lunch@` and `ana@` reach the same person. */
function mailboxOf(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*@/, '@');
}
