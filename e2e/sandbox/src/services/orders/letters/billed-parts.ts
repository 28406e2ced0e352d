import type { BillPart } from '@tiffin/contracts';
import type { Database } from '../../../db/open-database';
import { billParts } from '../../fulfillment/bill-parts';
import { guestPayments } from '../../fulfillment/group-holds';
import { loadGroup } from '../../fulfillment/group-records';
import type { OrderRow } from '../order-row';

/** Returns everybody's part of a group's order as it now stands; none for an order of one person. */
export async function billedParts(
  tx: Database,
  { id, content, externalUserId }: OrderRow,
): Promise<readonly BillPart[]> {
  if (content.participatingFulfillmentId === null) return [];
  const group = await loadGroup(tx, content.participatingFulfillmentId);
  const payments = await guestPayments(tx, group.record, id);
  return billParts(group, content, payments, { externalUserId, locale: 'en' });
}
