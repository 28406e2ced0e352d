import { ORDER_IDENTIFIER_TYPES } from '@tiffin/contracts';
import type { Order, OrderIdentifierType } from '@tiffin/contracts';
import { orderStatusPath } from '@tiffin/domain';

/** How an address names an order. */
export type OrderIdentifier = { readonly identifier: string; readonly type: OrderIdentifierType };

/** Reads the place of an order out of its address: without a type it is an id, an unknown type names nothing. */
export function readOrderAddress(
  identifier: string | undefined,
  type: string | null,
): OrderIdentifier | undefined {
  const known = ORDER_IDENTIFIER_TYPES.find((candidate) => candidate === (type ?? 'ID'));
  return known === undefined || !identifier?.trim() ? undefined : { identifier, type: known };
}

/** The path under which an order can be read without signing in; undefined where it has no such token. */
export function readOnlyPath(order: Pick<Order, 'orderToken' | 'merchant'>): string | undefined {
  if (order.orderToken === null) return undefined;
  return orderStatusPath(order.merchant.url, order.orderToken, 'TOKEN');
}
