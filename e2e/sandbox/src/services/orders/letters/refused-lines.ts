import type { Locale } from '@tiffin/contracts';
import { dishLabel } from '../../mailbox/dish-label';
import { orderItemFor } from '../order-item-for';
import type { StoredOrder } from '../stored-order';
import type { OrderLetterReader } from './order-letter-readers';

/**
 * Returns the refused lines that a letter names to a reader, in words: all of them to whoever placed the order, their own
 * to a guest.
 */
export function refusedLinesFor(
  { orderItems }: Pick<StoredOrder, 'orderItems'>,
  refusedIds: readonly string[],
  {
    externalUserId,
    host,
    locale,
  }: Pick<OrderLetterReader, 'externalUserId' | 'host'> & { readonly locale: Locale },
): readonly string[] {
  return orderItems
    .filter(({ orderItemId }) => refusedIds.includes(orderItemId))
    .filter(({ guest }) => host === null || guest?.externalUserId === externalUserId)
    .map((item) => dishLabel(orderItemFor(item, { kind: 'owner', externalUserId }, locale)));
}
