import { eq } from 'drizzle-orm';
import type { BillPart, GroupBill } from '@tiffin/contracts';
import type { Database } from '../../db/open-database';
import { orders } from '../../db/tables';
import { currentStatus } from '../orders/current-status';
import { billParts } from './bill-parts';
import { guestPayments } from './group-holds';
import type { Group } from './group-records';
import { teamLocationsOf } from './work-location';
import type { Viewer } from './viewer';

/**
 * Returns the bill of a group whose host has paid, and undefined before. It follows from the order, which
 * stores each person's lines with the prices that were charged, so neither carts nor menus change it. Lines
 * that the restaurant refused lower their owners' parts once their money is returned. The host sees every
 * part and how they paid, a guest only their own part.
 */
export async function groupBill(db: Database, group: Group, viewer: Viewer): Promise<GroupBill | undefined> {
  const { orderId, hostId } = group.record;
  if (orderId === null) return undefined;
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return undefined;
  const payments = await guestPayments(db, group.record, orderId);
  const parts = await placed(db, hostId, billParts(group, order.content, payments, viewer));
  const { paymentMethodIdentifier, cardDisplayDetails } = order.content.paymentMethod;
  const { entityType, paymentProvider, paymentOptionType } = paymentMethodIdentifier;
  const isHost = viewer.externalUserId === hostId;
  const isRefunded = ['CANCELLED', 'REJECTED'].includes(currentStatus(order.content, viewer.now));
  return {
    totalMicro: order.content.orderReceipt.totalMicro,
    isRefunded,
    ...(order.content.held && !isRefunded && { isOnHold: true }),
    ...(isHost && {
      hostPayment: {
        paymentMethodIdentifier: { entityType, paymentProvider, paymentOptionType },
        cardDisplayDetails,
      },
    }),
    parts: isHost ? parts : parts.filter(({ externalUserId }) => externalUserId === viewer.externalUserId),
  };
}

/** Adds where each person works, if they are in the host's team. */
async function placed(db: Database, hostId: string, parts: readonly BillPart[]): Promise<BillPart[]> {
  const locations = await teamLocationsOf(
    db,
    hostId,
    parts.map(({ externalUserId }) => externalUserId),
  );
  return parts.map((part) => {
    const workLocation = locations.get(part.externalUserId);
    return workLocation ? { ...part, workLocation } : part;
  });
}
