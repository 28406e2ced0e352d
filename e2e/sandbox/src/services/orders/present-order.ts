import type { Locale, Order } from '@tiffin/contracts';
import type { Database } from '../../db/open-database';
import type { orders } from '../../db/tables';
import { merchantById } from '../content/find-merchant';
import { summariseMerchant } from '../content/present-merchant';
import type { Presentation } from '../content/present-merchant';
import { translate } from '../content/translate';
import { currentStatus, isCancellable, timeOf } from './current-status';
import { reached } from './timeline';

export type OrderRow = typeof orders.$inferSelect;
/** Who paid may do everything; who was given a token, or eats along, only looks. */
export type OrderAccess = 'payer' | 'reader';

/** An order as it stands at an instant; its state follows from its timeline. Readers get no key to change it. */
export async function presentOrder(
  db: Database,
  row: OrderRow,
  presentation: Presentation,
  access: OrderAccess,
): Promise<Order> {
  const merchant = await merchantById(db, row.merchantId);
  const { now, locale } = presentation;
  const { timeline, scheduledForTime, held: _held, ...content } = row.content;
  const isPayer = access === 'payer';
  const cancellable = isPayer && isCancellable(row.content, now);
  const past = reached(timeline, now);
  const acceptedAt = past.find((event) => event.status === 'ACCEPTED')?.at ?? null;
  return {
    ...content,
    orderItems: content.orderItems.map((item) => ({
      ...item,
      name: translate(item.name, locale),
      itemOptions: named(item.itemOptions, locale),
    })),
    orderReceipt: {
      ...content.orderReceipt,
      taxRates: named(content.orderReceipt.taxRates, locale),
      serviceCharges: named(content.orderReceipt.serviceCharges, locale),
      orderDiscounts: named(content.orderReceipt.orderDiscounts, locale),
    },
    orderRejectionNote: content.orderRejectionNote && translate(content.orderRejectionNote, locale),
    orderId: row.id,
    guestOrderToken: isPayer ? content.guestOrderToken : null,
    guestProfile: isPayer ? content.guestProfile : null,
    merchant: {
      ...summariseMerchant(merchant, presentation, null),
      streetAddress: merchant.address.streetAddress,
      phoneNumber: merchant.phoneNumber,
      pickupInstructions: merchant.pickupInstructions && translate(merchant.pickupInstructions, locale),
    },
    orderStatus: {
      orderStatus: currentStatus(row.content, now),
      cancellable,
      isCancellable: cancellable,
      acceptTimestamp: instantText(acceptedAt),
      orderReadyAtTime: instantText(timeOf(timeline, 'PREPARED')),
      scheduledForTime,
    },
    orderDeliveryStatuses: past.map(({ status, at }) => ({
      status,
      timestamp: new Date(at).toISOString(),
    })),
    createdAt: new Date(row.placedAt).toISOString(),
  };
}

function named<Thing extends { readonly name: string }>(things: readonly Thing[], locale: Locale): Thing[] {
  return things.map((thing) => ({ ...thing, name: translate(thing.name, locale) }));
}

function instantText(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
