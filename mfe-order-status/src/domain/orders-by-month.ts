import type { OrderSummary } from '@tiffin/contracts';

type Dated = {
  readonly createdAt: OrderSummary['createdAt'];
  readonly merchant: Pick<OrderSummary['merchant'], 'timeZone'>;
};

/** A calendar month with its orders. `key` is `YYYY-MM`. */
export type OrderMonth<Order extends Dated> = { readonly key: string; readonly orders: readonly Order[] };

/**
 * Groups orders by the month in which they were placed, on the clock of their merchant. Keeps the order of the list; a
 * month that appears again continues its group.
 */
export function ordersByMonth<Order extends Dated>(orders: readonly Order[]): readonly OrderMonth<Order>[] {
  const months = new Map<string, Order[]>();
  for (const order of orders) {
    const key = monthOf(order);
    const month = months.get(key);
    if (month) month.push(order);
    else months.set(key, [order]);
  }
  return [...months].map(([key, ofMonth]) => ({ key, orders: ofMonth }));
}

function monthOf({ createdAt, merchant }: Dated): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    timeZone: merchant.timeZone,
  }).formatToParts(new Date(createdAt));
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}`;
}
