import type { OrderReceipt } from '@tiffin/contracts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { fulfillments } from '../../db/tables';
import { groupBill } from '../fulfillment/group-bill';
import { loadGroup } from '../fulfillment/group-records';
import { seesOthers } from '../fulfillment/private-view';
import type { Presentation } from '../content/present-merchant';
import type { OrderReader } from './order-readers';
import type { OrderRow } from './order-row';

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
  const receipt: OrderReceipt = {
    ...content.orderReceipt,
    subtotalMicro: own ? Math.max(0, own.amountMicro - own.feesMicro - own.taxMicro - own.tipMicro) : 0,
    deliveryChargeMicro: own?.feesMicro ?? 0,
    serviceChargeMicro: 0,
    taxMicro: own?.taxMicro ?? 0,
    tipMicro: own?.tipMicro ?? 0,
    creditMicro: 0,
    totalMicro: own?.amountMicro ?? 0,
    taxRates: [],
    serviceCharges: [],
    orderDiscounts: [],
  };
  const isOwn = (item: Content['orderItems'][number]) => item.guest?.externalUserId === externalUserId;
  return { orderItems: content.orderItems.filter(isOwn), orderReceipt: receipt };
}
