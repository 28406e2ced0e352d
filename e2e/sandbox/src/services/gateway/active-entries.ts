import { and, desc, eq, inArray, isNotNull, isNull, ne, type SQL } from 'drizzle-orm';
import type { ActiveEntry, Locale } from '@tiffin/contracts';
import { toMerchantFulfillmentType } from '@tiffin/domain';
import type { SandboxContext } from '../../context';
import { carts, fulfillmentGuests, fulfillments, orders } from '../../db/tables';
import { readCart } from '../carts/read-cart';
import { merchantById } from '../content/find-merchant';
import type { MerchantRecord } from '../content/merchant-record';
import { activeGroupEntries } from '../fulfillment/active-group-entries';
import type { Principal } from '../../principal';
import { completedAt, currentStatus, promisedRange, timeOf } from '../orders/current-status';
import type { OrderRow } from '../orders/order-row';

/** Orders that are looked at: a person has fewer active ones. */
const MOST_ORDERS = 50;

type Wanted = { readonly locale: Locale; readonly maxMinutesAfterComplete: number };
type Person = Pick<Principal, 'externalUserId' | 'kind'>;

/** Returns a person's active entries: carts with items, orders until some minutes after their end, groups. */
export async function activeEntries(
  context: SandboxContext,
  person: Person,
  wanted: Wanted,
): Promise<ActiveEntry[]> {
  const { externalUserId } = person;
  const [orderList, cartList, groupList] = [
    await orderEntries(context, person, wanted),
    await cartEntries(context, externalUserId, wanted.locale),
    await groupEntries(context, externalUserId),
  ];
  return [...groupList, ...orderList, ...cartList];
}

async function orderEntries(
  context: SandboxContext,
  { externalUserId, kind }: Person,
  { maxMinutesAfterComplete }: Wanted,
): Promise<readonly ActiveEntry[]> {
  const now = context.clock.now();
  const rows = await latestOrders(context, externalUserId);
  const active = rows.filter(({ content }) => {
    const end = completedAt(content, now);
    return end === null || end + maxMinutesAfterComplete * 60_000 > now;
  });
  const entries: ActiveEntry[] = [];
  for (const row of active) {
    const { id, merchantId, content, placedAt, guestOrderToken, orderToken } = row;
    const isPayer = row.externalUserId === externalUserId;
    const readyAt = timeOf(content.timeline, 'PREPARED');
    entries.push({
      entityType: 'ORDER',
      entityId: id,
      merchant: merchantOf(await merchantById(context.db, merchantId), context.options.publicUrl),
      fulfillmentType: content.merchantFulfillmentType,
      orderStatus: currentStatus(content, now),
      scheduledTime: content.held === undefined ? content.scheduledForTime : null,
      readyTime: readyAt === null ? null : new Date(readyAt).toISOString(),
      promisedTimeRange: promisedRange(content),
      placedAt: new Date(placedAt).toISOString(),
      guestOrderToken: isPayer ? guestOrderToken : null,
      // Everybody in the group can read this token there.
      ...(kind === 'guest' && !isPayer && { groupOrderToken: orderToken }),
    });
  }
  return entries;
}

/** Two queries, because no index serves a condition that combines them with "or". */
async function latestOrders(context: SandboxContext, externalUserId: string): Promise<readonly OrderRow[]> {
  const latest = (condition: SQL | undefined) =>
    context.db.select().from(orders).where(condition).orderBy(desc(orders.placedAt)).limit(MOST_ORDERS);
  const own = await latest(eq(orders.externalUserId, externalUserId));
  const ofGroups = await latest(
    and(
      inArray(orders.id, ordersOfGroups(context, externalUserId)),
      ne(orders.externalUserId, externalUserId),
    ),
  );
  return [...own, ...ofGroups].sort((a, b) => b.placedAt - a.placedAt).slice(0, MOST_ORDERS);
}

/** Returns the orders of the groups in which a person was a guest with a part. */
function ordersOfGroups({ db }: SandboxContext, externalUserId: string) {
  return db
    .select({ id: fulfillments.orderId })
    .from(fulfillments)
    .innerJoin(fulfillmentGuests, eq(fulfillmentGuests.fulfillmentId, fulfillments.id))
    .where(
      and(
        eq(fulfillmentGuests.externalUserId, externalUserId),
        eq(fulfillmentGuests.status, 'READY'),
        isNull(fulfillmentGuests.removedAt),
        isNotNull(fulfillments.orderId),
      ),
    );
}

async function cartEntries(
  context: SandboxContext,
  externalUserId: string,
  locale: Locale,
): Promise<readonly ActiveEntry[]> {
  const rows = await context.db
    .select({ merchantId: carts.merchantId, content: carts.content })
    .from(carts)
    .where(eq(carts.externalUserId, externalUserId))
    .orderBy(desc(carts.updatedAt));
  const entries: ActiveEntry[] = [];
  for (const { merchantId, content } of rows) {
    if (content.items.length === 0) continue;
    const { cart, merchant } = await readCart(context.db, context, { externalUserId, merchantId }, locale);
    entries.push({
      entityType: 'CART',
      entityId: merchantId,
      merchant: merchantOf(merchant, context.options.publicUrl),
      fulfillmentType: toMerchantFulfillmentType(cart.fulfillmentType),
      itemCount: cart.cartItems.reduce((sum, item) => sum + item.quantity, 0),
      subtotalMicro: cart.financialInfo.subtotalMicro,
      updatedAt: cart.updatedAt,
    });
  }
  return entries;
}

async function groupEntries(
  context: SandboxContext,
  externalUserId: string,
): Promise<readonly ActiveEntry[]> {
  const groups = await activeGroupEntries(context.db, externalUserId, context.clock.now());
  const entries: ActiveEntry[] = [];
  for (const group of groups)
    entries.push({
      entityType: 'FULFILLMENT',
      entityId: group.fulfillmentId,
      merchant: merchantOf(await merchantById(context.db, group.merchantId), context.options.publicUrl),
      fulfillmentType: toMerchantFulfillmentType(group.fulfillmentType),
      scheduledTime: group.scheduledTime,
      fulfillmentDetails: group.fulfillmentDetails,
    });
  return entries;
}

function merchantOf(record: MerchantRecord, publicUrl: string): ActiveEntry['merchant'] {
  const { id, name, url, timeZone, currencyCode } = record;
  return { id, name, url, timeZone, currencyCode, imageUrl: publicUrl + record.imageUrl };
}
