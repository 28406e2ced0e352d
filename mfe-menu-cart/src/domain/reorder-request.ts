import { parseQueryParameters } from '@tiffin/domain';
import type { OrderIdentifierType } from '@tiffin/contracts';

/** Names the order whose dishes a person wants again. */
export type ReorderRequest = { readonly identifier: string; readonly type: OrderIdentifierType };

/** Returns the order that the query wants again; undefined if it names none. */
export function readReorderRequest(query: URLSearchParams): ReorderRequest | undefined {
  const identifier = query.get('reorder')?.trim();
  const type = query.has('orderIdentifierType')
    ? parseQueryParameters(query.toString()).orderIdentifierType
    : 'ID';
  return !identifier || type === null ? undefined : { identifier, type };
}

/** Returns the query without a request to order again. Keeps the rest. */
export function withoutReorderRequest(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete('reorder');
  next.delete('orderIdentifierType');
  return next;
}
