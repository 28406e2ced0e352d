import type { ActiveEntry } from '@tiffin/contracts';
import { isGroupActive } from '@tiffin/domain';
import { merchantAndGroupOf } from './merchant-and-group-of';

type GroupEntry = Extract<ActiveEntry, { readonly entityType: 'FULFILLMENT' }>;

/** Pages of a merchant that show its group order themselves. */
const hasOwnBanner = /^\/m\/[^/]+\/(menu|order)\/?$/;

/**
 * Returns the group order whose bar a page shows: the active one that closes first. The group's own page, and the menu
 * and the cart of its merchant, show it themselves.
 */
export function groupOfBar(entries: readonly ActiveEntry[], pathname: string): GroupEntry | undefined {
  const { merchantUrl, fulfillmentId } = merchantAndGroupOf(pathname);
  return entries
    .filter((entry) => entry.entityType === 'FULFILLMENT')
    .filter(({ fulfillmentDetails }) => isGroupActive(fulfillmentDetails.fulfillmentState))
    .filter(
      ({ entityId, merchant }) =>
        entityId !== fulfillmentId && !(hasOwnBanner.test(pathname) && merchant.url === merchantUrl),
    )
    .sort((one, other) => deadlineOf(one) - deadlineOf(other))[0];
}

function deadlineOf({ fulfillmentDetails: { orderByTime } }: GroupEntry): number {
  return orderByTime === null ? Number.MAX_SAFE_INTEGER : Date.parse(orderByTime);
}
