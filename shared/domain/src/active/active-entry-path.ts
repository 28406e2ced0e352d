import type { ActiveEntry } from '@tiffin/contracts';
import { groupPath } from '../group/group-path';
import { merchantPaths, orderStatusPath } from '../merchant/merchant-paths';

/**
 * Returns the page of an active entry: the cart, the order's status, or the group order. A guest of a group
 * who already has an order gets its status. A guest opens their own order, or their group's, by its token.
 */
export function activeEntryPath(entry: ActiveEntry): string {
  const { merchant, entityId } = entry;
  switch (entry.entityType) {
    case 'CART':
      return merchantPaths(merchant.url).order;
    case 'ORDER': {
      const { guestOrderToken, groupOrderToken } = entry;
      if (guestOrderToken !== null) return orderStatusPath(merchant.url, guestOrderToken, 'GUEST_TOKEN');
      return groupOrderToken === undefined
        ? orderStatusPath(merchant.url, entityId, 'ID')
        : orderStatusPath(merchant.url, groupOrderToken, 'TOKEN');
    }
    case 'FULFILLMENT': {
      const { guestOrderId } = entry.fulfillmentDetails;
      return guestOrderId === null ? groupPath(entityId) : orderStatusPath(merchant.url, guestOrderId, 'ID');
    }
  }
}
