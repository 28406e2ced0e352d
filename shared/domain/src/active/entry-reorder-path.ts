import type { ActiveEntry } from '@tiffin/contracts';
import { reorderPath } from '../merchant/merchant-paths';
import { orderPhase } from '../order/order-phase';

/**
 * Returns the page that fills a cart again from an ended order; undefined for every other entry. The order of
 * a group does not tell a guest without an account which dishes were theirs.
 */
export function entryReorderPath(entry: ActiveEntry): string | undefined {
  if (entry.entityType !== 'ORDER' || orderPhase(entry.orderStatus) === 'active') return undefined;
  const { merchant, entityId, guestOrderToken, groupOrderToken } = entry;
  if (groupOrderToken !== undefined) return undefined;
  return guestOrderToken === null
    ? reorderPath(merchant.url, entityId, 'ID')
    : reorderPath(merchant.url, guestOrderToken, 'GUEST_TOKEN');
}
