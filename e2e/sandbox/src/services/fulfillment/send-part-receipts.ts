import { groupPath } from '@tiffin/domain';
import { eq } from 'drizzle-orm';
import type { SandboxContext } from '../../context';
import type { Database } from '../../db/open-database';
import { orders } from '../../db/tables';
import type { MerchantRecord } from '../content/merchant-record';
import { partLetter } from '../mailbox/part-letter';
import { sendEmail } from '../mailbox/send-email';
import { billParts } from './bill-parts';
import type { PayableGroup } from './check-payable';
import type { Group } from './group-records';
import { letterReader } from './letters/letter-reader';

type PaidOrder = {
  readonly orderId: string;
  readonly merchant: MerchantRecord;
  readonly captures: PayableGroup['captures'];
};

/**
 * Sends each guest whose card pays a part of an order the receipt of that part, in the order's transaction, so
 * that an order has exactly one for each. Sends none to whom no e-mail address is known.
 */
export async function sendPartReceipts(
  tx: Database,
  { options, clock }: Pick<SandboxContext, 'options' | 'clock'>,
  group: Group,
  { orderId, merchant, captures }: PaidOrder,
): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return;
  const { record, guests } = group;
  const now = clock.now();
  const host = guests.find(({ externalUserId }) => externalUserId === record.hostId);
  for (const { hold, amountMicro } of captures) {
    const { externalUserId, paymentMethod } = hold;
    const reader = await letterReader(tx, { externalUserId, locale: 'en' }, hold.receipt);
    if (reader === null || amountMicro <= 0) continue;
    const { to, locale } = reader;
    const part = billParts(group, order.content, new Map(), { externalUserId, locale }).find(
      (one) => one.externalUserId === externalUserId,
    );
    if (!part) continue;
    const letter = partLetter(
      {
        part,
        paidMicro: amountMicro,
        paymentMethod,
        hostFirstName: host?.firstName ?? '',
        merchant,
        currencyCode: order.content.currencyCode,
        paidAt: now,
        groupUrl: options.shellUrl + groupPath(record.id),
      },
      locale,
    );
    await sendEmail(tx, { to, ...letter }, now);
  }
}
