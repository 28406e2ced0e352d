import type { CurrencyCode, FinancialInfo } from '@tiffin/contracts';
import { formatMoney } from '@tiffin/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { users } from '../../db/tables';
import { sendEmail } from './send-email';

export type Receipt = {
  readonly externalUserId: string;
  /** The e-mail address for a guest's receipt. People with an account get theirs at the account's address. */
  readonly guestEmail: string | null;
  readonly merchantName: string;
  readonly currencyCode: CurrencyCode;
  readonly lines: readonly {
    readonly name: string;
    readonly quantity: number;
    readonly priceMicro: number;
  }[];
  readonly financialInfo: FinancialInfo;
  /** The URL of the order's status. */
  readonly orderUrl: string;
  readonly now: number;
};

/** Sends the receipt to the payer, in the transaction of the order. */
export async function sendReceipt(tx: Database, receipt: Receipt): Promise<void> {
  const [payer] = await tx
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, receipt.externalUserId));
  const to = receipt.guestEmail ?? payer?.email;
  if (!to) return;
  const subject = `Your order at ${receipt.merchantName}`;
  await sendEmail(tx, { to, subject, body: bodyOf(receipt) }, receipt.now);
}

function bodyOf({ lines, financialInfo, currencyCode, orderUrl }: Receipt): string {
  const money = (micro: number): string => formatMoney(micro, currencyCode, 'en');
  const sums: readonly (readonly [string, number])[] = [
    ['Discounts', financialInfo.subtotalMicro - financialInfo.itemSumMicro],
    ['Delivery', financialInfo.deliveryChargeMicro],
    ['Service fee', financialInfo.serviceChargeMicro],
    ['Tax', financialInfo.taxMicro],
    ['Tip', financialInfo.tipMicro],
    ['Credit', -financialInfo.creditMicro],
  ];
  return [
    ...lines.map(({ name, quantity, priceMicro }) => `${quantity} × ${name}: ${money(priceMicro)}`),
    '',
    ...sums.filter(([, micro]) => micro !== 0).map(([label, micro]) => `${label}: ${money(micro)}`),
    `Total: ${money(financialInfo.totalPayableMicro)}`,
    '',
    orderUrl,
  ].join('\n');
}
