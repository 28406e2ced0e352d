import type { Database } from '../../db/open-database';
import type { StoredOrder } from '../orders/stored-order';
import { captureFor } from '../payments/card-holds';
import { refundOrder, type RefundToMake } from '../payments/refund-order';
import { billParts } from './bill-parts';
import { guestPayments } from './group-holds';
import { loadGroup } from './group-records';

type Change = {
  readonly before: StoredOrder;
  /** The order that is left; absent if nothing is. */
  readonly remaining?: StoredOrder;
};

/**
 * Refunds an order, or what it became cheaper by, to those who paid. In a group, each guest's card gets back what the
 * bill then says that it paid less, and whoever placed the order gets the rest.
 */
export async function refundPayers(
  tx: Database,
  wanted: RefundToMake,
  { before, remaining }: Change,
): Promise<void> {
  const { orderId, now } = wanted;
  await captureFor(tx, orderId, now);
  const groupId = before.participatingFulfillmentId;
  if (groupId === null) return refundOrder(tx, wanted);
  const group = await loadGroup(tx, groupId);
  const payments = await guestPayments(tx, group.record, orderId);
  const viewer = { externalUserId: group.record.hostId, locale: 'en' } as const;
  const paidOf = (content: StoredOrder | undefined, guestId: string): number =>
    (content ? billParts(group, content, payments, viewer) : []).find(
      ({ externalUserId }) => externalUserId === guestId,
    )?.paidMicro ?? 0;
  let leftMicro = wanted.amountMicro;
  for (const [guestId, { intentId }] of payments) {
    const amountMicro = paidOf(before, guestId) - paidOf(remaining, guestId);
    await refundOrder(tx, { ...wanted, guestId, intentId, amountMicro, creditMicro: 0 });
    leftMicro -= amountMicro;
  }
  await refundOrder(tx, { ...wanted, amountMicro: leftMicro });
}
