import type { Locale } from '@tiffin/contracts';
import { orderStatusPath } from '@tiffin/domain';
import type { SandboxContext } from '../../context';
import type { Database } from '../../db/open-database';
import type { OrderRow } from '../orders/order-row';
import { presentOrder } from '../orders/present-order';
import { receiptEmail } from './receipt-email';
import { receiptLetter } from './receipt-letter';
import { sendEmail } from './send-email';

type Sending = { readonly locale: Locale; readonly now: number };

/** Sends an order's receipt to whoever paid, in the caller's transaction. Returns the address; null if there is none. */
export async function sendReceipt(
  tx: Database,
  { options }: Pick<SandboxContext, 'options'>,
  row: OrderRow,
  { locale, now }: Sending,
): Promise<string | null> {
  const to = await receiptEmail(tx, row);
  if (to === null) return null;
  const reader = { kind: 'owner', externalUserId: row.externalUserId } as const;
  const order = await presentOrder(tx, row, { now, locale, publicUrl: options.publicUrl }, reader);
  const path = row.guestOrderToken
    ? orderStatusPath(order.merchant.url, row.guestOrderToken, 'GUEST_TOKEN')
    : orderStatusPath(order.merchant.url, row.id, 'ID');
  await sendEmail(tx, { to, ...receiptLetter(order, locale, options.shellUrl + path) }, now);
  return to;
}
