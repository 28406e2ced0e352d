import type { BillPart } from '@tiffin/contracts';
import { billShares, guestPayment, isCompanyBill } from '@tiffin/domain';
import { orderItemFor } from '../orders/order-item-for';
import { placedReceipt } from '../orders/placed-receipt';
import type { StoredOrder } from '../orders/stored-order';
import type { GroupPayments } from './group-holds';
import type { GuestRecord } from './group-records';
import type { GroupSettings } from './group-settings';
import type { Viewer } from './viewer';
import { returnedParts } from './returned-parts';

/** A person of a bill, without what they did before the order. */
type BilledGuest = Pick<GuestRecord, 'externalUserId' | 'firstName' | 'lastName' | 'seat' | 'settledAt'>;

type BilledGroup = {
  readonly record: {
    readonly hostId: string;
    readonly settings: Pick<GroupSettings, 'paymentSplit' | 'fixedAmountMicro' | 'sharedCosts'>;
  };
  readonly guests: readonly BilledGuest[];
};

/**
 * Returns the parts of a group's order by person. Each is the share of the order as it was placed, without what came
 * back for refused lines. That goes to the guest's card first, then it is taken off what the guest owes the host, and
 * then off what the host covers. What no guest's card paid of an order on a company's bill is covered: the host paid
 * nothing that anybody could owe them. Only its owner sees the card.
 */
export function billParts(
  { record, guests }: BilledGroup,
  content: Pick<StoredOrder, 'orderItems' | 'orderReceipt' | 'paymentMethod' | 'refusals'>,
  payments: GroupPayments,
  { externalUserId, locale }: Pick<Viewer, 'externalUserId' | 'locale'>,
): BillPart[] {
  const { hostId, settings } = record;
  const reader = { kind: externalUserId === hostId ? 'owner' : 'member', externalUserId } as const;
  const people = guests
    .map((guest) => ({
      guest,
      isHost: guest.externalUserId === hostId,
      seat: guest.seat,
      lines: content.orderItems.filter((item) => item.guest?.externalUserId === guest.externalUserId),
    }))
    // A host without food may still pay what the group shares.
    .filter(({ isHost, lines }) => lines.length > 0 || (isHost && settings.sharedCosts === 'HOST_PAYS'))
    .map((one) => ({ ...one, foodMicro: one.lines.reduce((sum, { priceMicro }) => sum + priceMicro, 0) }));
  const shares = billShares(people, placedReceipt(content), settings.sharedCosts);
  const placed = people.map((one, at) => ({
    ...one,
    paysShared: one.isHost && settings.sharedCosts === 'HOST_PAYS',
    amountMicro: shares[at]?.amountMicro ?? 0,
  }));
  const returned = returnedParts(placed, content);
  const isOnCompanyBill = isCompanyBill(content.paymentMethod);
  return placed.flatMap(({ guest, isHost, lines }, at) => {
    const [share, returnedMicro = 0] = [shares[at], returned[at]];
    if (!share) return [];
    const amountMicro = share.amountMicro - returnedMicro;
    const payment = isHost ? undefined : payments.get(guest.externalUserId);
    const paidMicro = Math.max(0, (payment?.capturedMicro ?? 0) - returnedMicro);
    const openMicro = Math.max(0, amountMicro - paidMicro);
    const { coveredMicro, ownMicro } = isOnCompanyBill
      ? { coveredMicro: openMicro, ownMicro: paidMicro }
      : guestPayment(amountMicro, settings);
    return {
      ...nameOf(guest),
      ...share,
      ...(returnedMicro > 0 && { returnedMicro }),
      amountMicro,
      items: lines.map((item) => orderItemFor(item, reader, locale)),
      coveredMicro: isHost ? 0 : coveredMicro,
      owedMicro: isHost ? 0 : Math.max(0, ownMicro - paidMicro),
      ...(!isHost && isOnCompanyBill && coveredMicro > 0 && { isCoveredByCompany: true }),
      ...(payment && { paidMicro, returnedToCardMicro: payment.capturedMicro - paidMicro }),
      ...(payment &&
        guest.externalUserId === externalUserId && {
          cardDisplayDetails: payment.paymentMethod.cardDisplayDetails,
        }),
      settledTime: guest.settledAt === null ? null : new Date(guest.settledAt).toISOString(),
    };
  });
}

function nameOf({ externalUserId, firstName, lastName, seat }: BilledGuest) {
  return { externalUserId, firstName, lastName, seat };
}
