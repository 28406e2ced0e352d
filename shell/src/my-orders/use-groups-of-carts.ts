import { useQuery } from '@tanstack/react-query';
import { fulfillmentQueries } from '@tiffin/api';
import type { ActiveEntry, Fulfillment } from '@tiffin/contracts';

/**
 * Returns the group orders in which the person is still choosing, by the merchant of the cart that is part of them. The
 * list of active orders leaves such a group out beside its cart (specification 4).
 */
export function useGroupsOfCarts(entries: readonly ActiveEntry[]): ReadonlyMap<string, Fulfillment> {
  const basketIds = entries
    .filter(({ entityType }) => entityType === 'CART')
    .map(({ entityId }) => entityId)
    .join(',');
  const { data = [] } = useQuery({
    ...fulfillmentQueries.find({ basketIds, guestStatus: 'BROWSING' }),
    enabled: basketIds !== '',
    meta: { context: 'findFulfillments', isHandled: true },
  });
  return new Map(data.map((group) => [group.merchant.id, group]));
}
