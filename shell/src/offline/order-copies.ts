import type { OrderSummary } from '@tiffin/contracts';
import { orderPhase, orderStatusPath } from '@tiffin/domain';
import type { OfflineCopy, OfflinePart } from './offline-copy';
import type { OfflineWords } from './offline-words';

/** Returns copies of the order history and of the page of each order, fetched at an instant. No address, card or token. */
export function orderCopies(
  orders: readonly OrderSummary[],
  fetchedAt: number,
  words: OfflineWords,
): readonly OfflineCopy[] {
  const base = {
    asOf: words.t('asOf', { time: words.format.dateTime(fetchedAt) }),
    storedAt: fetchedAt,
    lang: words.lang,
  };
  const history: OfflineCopy = {
    ...base,
    path: '/orders',
    kind: 'orders',
    isListed: true,
    title: words.t('orders'),
    parts: orders.map((order) => partOf(order, words)),
  };
  const pages = orders.map((order): OfflineCopy => ({
    ...base,
    path: pathOf(orderStatusPath(order.merchant.url, order.orderId, 'ID')),
    kind: 'order',
    isListed: false,
    title: titleOf(order, words),
    parts: [{ ...partOf(order, words), heading: '' }],
  }));
  return [history, ...pages];
}

function partOf(order: OrderSummary, words: OfflineWords): OfflinePart {
  const { t, format } = words;
  const amount = format.money(order.totalMicro, order.currencyCode);
  return {
    heading: titleOf(order, words),
    rows: [
      ...order.items.map(({ name, quantity }) => ({
        text: quantity === 1 ? name : t('quantity', { quantity, name }),
        note: '',
        amount: '',
      })),
      { text: t('total'), note: t(`state.${orderPhase(order.orderStatus)}`), amount },
    ],
  };
}

function titleOf({ merchant, createdAt }: OrderSummary, { t, format }: OfflineWords): string {
  return t('order', { merchant: merchant.name, date: format.dateTime(createdAt, merchant.timeZone) });
}

function pathOf(pathAndQuery: string): string {
  return pathAndQuery.replace(/\?.*$/, '');
}
