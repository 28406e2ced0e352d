import type { Locale, Order, OrderReceipt } from '@tiffin/contracts';
import type { Database } from '../../db/open-database';
import { merchantById } from '../content/find-merchant';
import { summariseMerchant } from '../content/present-merchant';
import type { Presentation } from '../content/present-merchant';
import { translate } from '../content/translate';
import { receiptEmail } from '../mailbox/receipt-email';
import { contentFor } from './content-for';
import { completedAt, currentStatus, isCancellable, promisedRange, timeOf } from './current-status';
import { orderItemFor } from './order-item-for';
import { isShown, mayChange } from './order-readers';
import type { OrderReader } from './order-readers';
import type { OrderRow } from './order-row';
import { readerMoney } from './reader-money';
import { readerRefunds } from './reader-refunds';
import { shownPayment } from './shown-payment';
import { reached } from './timeline';

const NOT_TOLD: Order['paymentMethod'] = {
  paymentMethodIdentifier: {
    entityType: 'PAYMENT_OPTION',
    paymentProvider: 'NONE',
    paymentOptionType: 'UNKNOWN_TYPE',
  },
  cardDisplayDetails: null,
};

/**
 * Returns an order at an instant, for one reader. Every field is named here and shown as the table of readers
 * says. Its state follows from its timeline.
 */
export async function presentOrder(
  db: Database,
  row: OrderRow,
  presentation: Presentation,
  reader: OrderReader,
): Promise<Order> {
  const merchant = await merchantById(db, row.merchantId);
  const { now, locale } = presentation;
  const { content } = row;
  const { orderItems, orderReceipt } = await contentFor(db, row, presentation, reader);
  const shown = <Value>(field: Parameters<typeof isShown>[0], value: Value): Value | null =>
    isShown(field, reader) ? value : null;
  const past = reached(content.timeline, now);
  const money = await readerMoney(db, row, reader);
  return {
    orderId: row.id,
    orderToken: content.orderToken,
    guestOrderToken: shown('guestOrderToken', content.guestOrderToken),
    currencyCode: content.currencyCode,
    merchant: {
      ...summariseMerchant(merchant, presentation, null),
      streetAddress: merchant.address.streetAddress,
      phoneNumber: merchant.phoneNumber,
      pickupInstructions: merchant.pickupInstructions && translate(merchant.pickupInstructions, locale),
    },
    orderItems: orderItems.map((item) => orderItemFor(item, reader, locale)),
    orderReceipt: receiptOf(orderReceipt, reader, locale),
    orderStatus: statusOf(row, now, reader),
    orderDeliveryStatuses: past.map(({ status, at }) => ({
      status,
      timestamp: new Date(at).toISOString(),
    })),
    promisedTimeRange: promisedRange(content),
    orderRejectionNote: content.orderRejectionNote && translate(content.orderRejectionNote, locale),
    userDeliveryAddressDetail: shown('userDeliveryAddressDetail', content.userDeliveryAddressDetail),
    merchantFulfillmentType: content.merchantFulfillmentType,
    placementType: content.placementType,
    includeCutlery: content.includeCutlery,
    note: shown('note', content.note) ?? '',
    participatingFulfillmentId: shown('participatingFulfillmentId', content.participatingFulfillmentId),
    paymentMethod: shown('paymentMethod', shownPayment(content.paymentMethod)) ?? NOT_TOLD,
    readerMoney: money,
    refunds: shown('refunds', await readerRefunds(db, { orderId: row.id, money, reader, now })),
    receiptEmail: shown(
      'receiptEmail',
      completedAt(content, now) === null ? null : await receiptEmail(db, row),
    ),
    guestProfile: shown('guestProfile', content.guestProfile),
    room: shown('room', content.room),
    table: shown('table', content.table),
    createdAt: new Date(row.placedAt).toISOString(),
  };
}

function receiptOf(receipt: OrderReceipt, reader: OrderReader, locale: Locale): OrderReceipt {
  return {
    tipMicro: receipt.tipMicro,
    subtotalMicro: receipt.subtotalMicro,
    deliveryChargeMicro: receipt.deliveryChargeMicro,
    taxMicro: receipt.taxMicro,
    serviceChargeMicro: receipt.serviceChargeMicro,
    creditMicro: receipt.creditMicro,
    totalMicro: receipt.totalMicro,
    taxRates: named(receipt.taxRates, locale),
    serviceCharges: named(receipt.serviceCharges, locale),
    orderDiscounts: named(receipt.orderDiscounts, locale),
    orderTicketNumber: receipt.orderTicketNumber,
    loyaltyStampsCount: isShown('stamps', reader) ? receipt.loyaltyStampsCount : 0,
  };
}

function statusOf({ content }: OrderRow, now: number, reader: OrderReader): Order['orderStatus'] {
  const { timeline, scheduledForTime } = content;
  const cancellable = mayChange(reader) && isCancellable(content, now);
  return {
    orderStatus: currentStatus(content, now),
    cancellable,
    isCancellable: cancellable,
    acceptTimestamp: instantText(timeOf(reached(timeline, now), 'ACCEPTED')),
    orderReadyAtTime: instantText(timeOf(timeline, 'PREPARED')),
    scheduledForTime,
  };
}

function named<Thing extends { readonly name: string }>(things: readonly Thing[], locale: Locale): Thing[] {
  return things.map((thing) => ({ ...thing, name: translate(thing.name, locale) }));
}

function instantText(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
