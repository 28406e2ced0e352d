import { ORDER_IDENTIFIER_TYPES } from '@tiffin/contracts';
import type { Order, OrderIdentifierType } from '@tiffin/contracts';
import { orderStatusPath } from '@tiffin/domain';

/** How a URL names an order. */
export type OrderIdentifier = { readonly identifier: string; readonly type: OrderIdentifierType };

/**
 * Reads the identifier of an order from its URL. Without a type it is an id; an unknown type returns
 * undefined.
 */
export function readOrderUrl(
  identifier: string | undefined,
  type: string | null,
): OrderIdentifier | undefined {
  const known = ORDER_IDENTIFIER_TYPES.find((candidate) => candidate === (type ?? 'ID'));
  return known === undefined || !identifier?.trim() ? undefined : { identifier, type: known };
}

/** Returns the path where an order can be read without signing in; undefined if it has no such token. */
export function readOnlyPath(order: Pick<Order, 'orderToken' | 'merchant'>): string | undefined {
  if (order.orderToken === null) return undefined;
  return orderStatusPath(order.merchant.url, order.orderToken, 'TOKEN');
}
