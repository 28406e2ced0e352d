import type { BillPart, ReaderMoney } from '@tiffin/contracts';
import type { Database } from '../../db/open-database';
import { billParts } from '../fulfillment/bill-parts';
import { guestPayments, type GroupPayments } from '../fulfillment/group-holds';
import { loadGroup, type Group } from '../fulfillment/group-records';
import type { OrderReader } from './order-readers';
import type { OrderRow } from './order-row';
import { shownPayment } from './shown-payment';

type PaidOrder = Pick<OrderRow, 'id' | 'content'>;

/** Returns what an order costs its reader, from the bill of its group; null for a reader without a part in it. */
export async function readerMoney(
  db: Database,
  order: PaidOrder,
  { kind, externalUserId }: OrderReader,
): Promise<ReaderMoney | null> {
  if (kind === 'link') return null;
  const groupId = order.content.participatingFulfillmentId;
  if (groupId === null) return moneyOfPayer(order, []);
  const group = await loadGroup(db, groupId);
  const payments = await guestPayments(db, group.record, order.id);
  const viewer = { externalUserId: group.record.hostId, locale: 'en' } as const;
  const parts = billParts(group, order.content, payments, viewer);
  if (kind !== 'member') return moneyOfPayer(order, parts);
  const own = parts.find((part) => part.externalUserId === externalUserId);
  return own ? moneyOfGuest(own, group, payments) : null;
}

function moneyOfPayer({ content }: PaidOrder, parts: readonly BillPart[]): ReaderMoney {
  const paidByGuestsMicro = parts.reduce((sum, part) => sum + (part.paidMicro ?? 0), 0);
  return {
    role: 'PAYER',
    paidMicro: content.orderReceipt.totalMicro - paidByGuestsMicro,
    paymentMethod: content.intentId === null ? null : shownPayment(content.paymentMethod),
    paidByGuestsMicro,
    owedMicro: parts.reduce((sum, { owedMicro, settledTime }) => sum + (settledTime ? 0 : owedMicro), 0),
  };
}

function moneyOfGuest(part: BillPart, { record, guests }: Group, payments: GroupPayments): ReaderMoney {
  const host = guests.find(({ externalUserId }) => externalUserId === record.hostId);
  const payment = payments.get(part.externalUserId);
  const { amountMicro: partMicro, coveredMicro, isCoveredByCompany, owedMicro, paidMicro = 0 } = part;
  const isSettled = part.settledTime !== null;
  return {
    role: 'GUEST',
    hostFirstName: host?.firstName ?? '',
    partMicro,
    paidMicro,
    paymentMethod: payment ? shownPayment(payment.paymentMethod) : null,
    coveredMicro,
    isCoveredByCompany,
    owedMicro: isSettled ? 0 : owedMicro,
    settledMicro: isSettled ? owedMicro : 0,
  };
}
