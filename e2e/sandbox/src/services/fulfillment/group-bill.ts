import { eq } from 'drizzle-orm';
import type { BillPart, GroupBill, Locale, Order } from '@tiffin/contracts';
import { billShares, guestPayment } from '@tiffin/domain';
import type { Database } from '../../db/open-database';
import { orders } from '../../db/tables';
import { guestsPaid, type GuestPaid } from './group-holds';
import { currentStatus } from '../orders/current-status';
import { orderItemFor } from '../orders/order-item-for';
import type { StoredOrder } from '../orders/stored-order';
import type { Group, GuestRecord } from './group-records';
import { teamLocationsOf } from './work-location';

type Viewer = {
  readonly externalUserId: string;
  readonly locale: Locale;
  readonly now: number;
};

/**
 * Returns the bill of a group whose host has paid, and undefined before. It follows from the order, which
 * stores each person's lines with the prices that were charged, so neither carts nor menus change it. Lines
 * that the restaurant refused are taken off once their money is returned. The host sees every part, a guest
 * only their own.
 */
export async function groupBill(db: Database, group: Group, viewer: Viewer): Promise<GroupBill | undefined> {
  const { orderId, hostId } = group.record;
  if (orderId === null) return undefined;
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return undefined;
  const paid = await guestsPaid(db, group.record, orderId);
  const parts = (await placed(db, hostId, partsOf(group, order.content, viewer))).map((part) =>
    withPaid(part, viewer, paid),
  );
  return {
    totalMicro: order.content.orderReceipt.totalMicro,
    isRefunded: ['CANCELLED', 'REJECTED'].includes(currentStatus(order.content, viewer.now)),
    parts:
      viewer.externalUserId === hostId
        ? parts
        : parts.filter(({ externalUserId }) => externalUserId === viewer.externalUserId),
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

/** Takes what a guest paid by card off what they owe the host. Only its owner sees the card. */
function withPaid(part: BillPart, viewer: Viewer, paid: ReadonlyMap<string, GuestPaid>): BillPart {
  const payment = paid.get(part.externalUserId);
  if (!payment) return part;
  const { paidMicro, paymentMethod } = payment;
  return {
    ...part,
    paidMicro,
    owedMicro: Math.max(0, part.owedMicro - paidMicro),
    ...(part.externalUserId === viewer.externalUserId && {
      cardDisplayDetails: paymentMethod.cardDisplayDetails,
    }),
  };
}

/** Returns the parts of an order by person, as if nobody but the host had paid. */
export function partsOf(group: Group, content: StoredOrder, viewer: Omit<Viewer, 'now'>): BillPart[] {
  const { record } = group;
  const { externalUserId, locale } = viewer;
  const reader = { kind: externalUserId === record.hostId ? 'owner' : 'member', externalUserId } as const;
  const paysShared = record.settings.sharedCosts === 'HOST_PAYS';
  const payers = group.guests
    .map((guest) => ({
      guest,
      lines: content.orderItems.filter((item) => item.guest?.externalUserId === guest.externalUserId),
    }))
    // A host without food may still pay what the group shares.
    .filter(({ guest, lines }) => lines.length > 0 || (paysShared && guest.externalUserId === record.hostId));
  // While the order waits for an answer about its refused lines, they are still paid for.
  const isPaidFor = (item: Order['orderItems'][number]) => !item.wasRejected || content.held !== undefined;
  const eaters = payers.map(({ guest, lines }) => ({
    seat: guest.seat,
    foodMicro: lines.filter(isPaidFor).reduce((sum, { priceMicro }) => sum + priceMicro, 0),
    isHost: guest.externalUserId === record.hostId,
  }));
  const shares = billShares(eaters, content.orderReceipt, record.settings.sharedCosts);
  return payers.flatMap(({ guest, lines }, at) => {
    const share = shares[at];
    if (!share) return [];
    const isHost = guest.externalUserId === record.hostId;
    const { coveredMicro, ownMicro } = guestPayment(share.amountMicro, record.settings);
    return {
      ...nameOf(guest),
      ...share,
      items: lines.map((item) => orderItemFor(item, reader, locale)),
      coveredMicro: isHost ? 0 : coveredMicro,
      owedMicro: isHost ? 0 : ownMicro,
      settledTime: guest.settledAt === null ? null : new Date(guest.settledAt).toISOString(),
    };
  });
}

function nameOf({ externalUserId, firstName, lastName, seat }: GuestRecord) {
  return { externalUserId, firstName, lastName, seat };
}
