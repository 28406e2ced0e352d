import type { BillPart, OrderReceipt } from '@tiffin/contracts';
import { splitInCents } from '@tiffin/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { fulfillments } from '../../db/tables';
import { groupBill } from '../fulfillment/group-bill';
import { loadGroup } from '../fulfillment/group-records';
import { seesOthers } from '../fulfillment/private-view';
import type { Presentation } from '../content/present-merchant';
import type { OrderReader } from './order-readers';
import type { OrderRow } from './order-row';

const NOTHING = {
  subtotalMicro: 0,
  deliveryChargeMicro: 0,
  serviceChargeMicro: 0,
  taxMicro: 0,
  tipMicro: 0,
  creditMicro: 0,
  totalMicro: 0,
  taxRates: [],
  serviceCharges: [],
  orderDiscounts: [],
};

type Content = Pick<OrderRow['content'], 'orderItems' | 'orderReceipt'>;

/**
 * Returns the lines and the receipt of an order for one reader. If the host of a group keeps the guests' food private, a
 * guest gets their own lines and their own part of the bill, and the bearer of a shared link gets neither.
 */
export async function contentFor(
  db: Database,
  { content }: OrderRow,
  { now, locale }: Pick<Presentation, 'now' | 'locale'>,
  { kind, externalUserId }: OrderReader,
): Promise<Content> {
  const groupId = content.participatingFulfillmentId;
  if (groupId === null || kind === 'owner' || kind === 'guest') return content;
  const [record] = await db.select().from(fulfillments).where(eq(fulfillments.id, groupId));
  if (!record || seesOthers(record, externalUserId ?? '')) return content;
  const viewer = { externalUserId: externalUserId ?? '', locale, now };
  const bill = await groupBill(db, await loadGroup(db, groupId), viewer);
  const own = bill?.parts[0];
  const receipt = own ? ownReceipt(content.orderReceipt, own) : { ...content.orderReceipt, ...NOTHING };
  const isOwn = (item: Content['orderItems'][number]) => item.guest?.externalUserId === externalUserId;
  return { orderItems: content.orderItems.filter(isOwn), orderReceipt: receipt };
}

/** The receipt of one part. A bill knows fees and discounts as sums, which are divided as those of the order are. */
function ownReceipt(receipt: OrderReceipt, own: BillPart): OrderReceipt {
  const { feesMicro, taxMicro, tipMicro, amountMicro } = own;
  const takenOff = receipt.orderDiscounts.filter(({ isDiscountAsPoints }) => !isDiscountAsPoints);
  const [delivery = 0, service = 0] = splitInCents(feesMicro, [
    receipt.deliveryChargeMicro,
    receipt.serviceChargeMicro,
  ]);
  const offs = splitInCents(own.discountMicro, [
    receipt.creditMicro,
    ...takenOff.map(({ discountMicro }) => discountMicro),
  ]);
  return {
    ...receipt,
    ...NOTHING,
    subtotalMicro: Math.max(0, amountMicro - feesMicro - taxMicro - tipMicro),
    deliveryChargeMicro: delivery,
    serviceChargeMicro: service,
    taxMicro,
    tipMicro,
    creditMicro: offs[0] ?? 0,
    totalMicro: amountMicro,
    orderDiscounts: takenOff.map((discount, at) => ({ ...discount, discountMicro: offs[at + 1] ?? 0 })),
  };
}
