import type { Database } from '../../db/open-database';
import type { StoredOrder } from '../orders/stored-order';
import { captureFor } from '../payments/card-holds';
import { refundOrder, type RefundToMake } from '../payments/refund-order';
import { partsOf } from './group-bill';
import { guestsPaid } from './group-holds';
import { loadGroup } from './group-records';

/**
 * Refunds an order, or what it became cheaper by, to those who paid. In a group, each guest's card gets back
 * what their part became cheaper by, and whoever placed the order gets the rest. `remaining` is the order that
 * is left; absent if nothing is.
 */
export async function refundPayers(
  tx: Database,
  wanted: RefundToMake & { readonly participatingFulfillmentId: string | null },
  remaining?: StoredOrder,
): Promise<void> {
  const { orderId, participatingFulfillmentId: groupId, now } = wanted;
  await captureFor(tx, orderId, now);
  if (groupId === null) return refundOrder(tx, wanted);
  const group = await loadGroup(tx, groupId);
  const { hostId } = group.record;
  const parts = remaining ? partsOf(group, remaining, { externalUserId: hostId, locale: 'en' }) : [];
  let leftMicro = wanted.amountMicro;
  for (const [guestId, { intentId, paidMicro }] of await guestsPaid(tx, group.record, orderId)) {
    const ownMicro = parts.find(({ externalUserId }) => externalUserId === guestId)?.owedMicro ?? 0;
    const amountMicro = Math.min(leftMicro, Math.max(0, paidMicro - ownMicro));
    await refundOrder(tx, { ...wanted, guestId, intentId, amountMicro, creditMicro: 0 });
    leftMicro -= amountMicro;
  }
  await refundOrder(tx, { ...wanted, amountMicro: leftMicro });
}
