import { and, desc, eq, lt, or } from 'drizzle-orm';
import type { OrderList, OrderSummary } from '@tiffin/contracts';
import type { Database } from '../../db/open-database';
import { orders } from '../../db/tables';
import { refuse } from '../../errors/refuse';
import { merchantById } from '../content/find-merchant';
import type { Presentation } from '../content/present-merchant';
import { translate } from '../content/translate';
import { currentStatus } from '../orders/current-status';
import type { OrderRow } from '../orders/order-row';
import { readerMoney } from '../orders/reader-money';

/** The number of orders on a page when the caller sets no limit. */
const PAGE_SIZE = 20;
/** Rows that one step reads: a search can pass over many of them. */
const STEP = 100;

type Wanted = {
  readonly query?: string | undefined;
  readonly limit?: number | undefined;
  readonly nextPageToken?: string | undefined;
};
/** The place of an order in the history. Orders that are placed later do not move it. */
type Place = Pick<OrderRow, 'placedAt' | 'id'>;

/** Returns one page of a person's orders, the latest first. A query keeps those with its merchant or dish. */
export async function orderHistory(
  db: Database,
  externalUserId: string,
  { query, limit = PAGE_SIZE, nextPageToken }: Wanted,
  presentation: Presentation,
): Promise<OrderList> {
  const found: { readonly row: OrderRow; readonly summary: OrderSummary }[] = [];
  let after = nextPageToken === undefined ? null : placeOf(nextPageToken);
  while (found.length <= limit) {
    const rows = await rowsAfter(db, externalUserId, after);
    for (const row of rows) {
      const summary = await summarise(db, row, presentation);
      if (matches(row, summary, query)) found.push({ row, summary });
    }
    after = rows.at(-1) ?? null;
    if (rows.length < STEP) break;
  }
  const last = found.length > limit ? found[limit - 1] : undefined;
  return {
    orders: found.slice(0, limit).map(({ summary }) => summary),
    hasNextPage: last !== undefined,
    paginationToken: last === undefined ? null : tokenOf(last.row),
  };
}

function rowsAfter(db: Database, externalUserId: string, after: Place | null): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.externalUserId, externalUserId),
        after === null
          ? undefined
          : or(
              lt(orders.placedAt, after.placedAt),
              and(eq(orders.placedAt, after.placedAt), lt(orders.id, after.id)),
            ),
      ),
    )
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(STEP);
}

async function summarise(db: Database, row: OrderRow, presentation: Presentation): Promise<OrderSummary> {
  const { now, locale, publicUrl } = presentation;
  const { id, name, url, timeZone, imageUrl } = await merchantById(db, row.merchantId);
  const { content } = row;
  const money = await readerMoney(db, row, { kind: 'owner', externalUserId: row.externalUserId });
  return {
    orderId: row.id,
    merchant: { id, name, url, timeZone, imageUrl: publicUrl + imageUrl },
    items: content.orderItems.map((item) => ({
      name: translate(item.name, locale),
      quantity: item.quantity,
    })),
    totalMicro: content.orderReceipt.totalMicro,
    ...(money && { readerMoney: money }),
    currencyCode: content.currencyCode,
    orderStatus: currentStatus(content, now),
    merchantFulfillmentType: content.merchantFulfillmentType,
    createdAt: new Date(row.placedAt).toISOString(),
  };
}

function matches(
  { content }: OrderRow,
  { merchant, items }: OrderSummary,
  query: string | undefined,
): boolean {
  const wanted = query?.trim().toLowerCase();
  if (!wanted) return true;
  const names = [
    merchant.name,
    ...content.orderItems.map(({ name }) => name),
    ...items.map(({ name }) => name),
  ];
  return names.some((name) => name.toLowerCase().includes(wanted));
}

function tokenOf({ placedAt, id }: Place): string {
  return Buffer.from(`${placedAt}.${id}`).toString('base64url');
}

function placeOf(token: string): Place {
  const [, placedAt, id] =
    /^(\d{1,15})\.([\w-]{1,100})$/.exec(Buffer.from(token, 'base64url').toString()) ?? [];
  if (placedAt === undefined || id === undefined) return refuse(400, 'INVALID_PARAMETER', 'nextPageToken');
  return { placedAt: Number(placedAt), id };
}
