import type { ActiveEntry } from '@tiffin/contracts';

/**
 * Returns the visible active orders. It hides four kinds of groups (specification 4):
 * - the one on the screen
 * - those whose guest is READY
 * - browsed ones beside a cart at the same merchant
 * - CANCELLED or CLOSED ones, unless the person is admin
 */
export function visibleActiveEntries(
  entries: readonly ActiveEntry[],
  currentFulfillmentId: string | null,
): readonly ActiveEntry[] {
  const cartMerchants = new Set(
    entries.filter(({ entityType }) => entityType === 'CART').map(({ merchant }) => merchant.id),
  );
  return entries.filter((entry) => {
    if (entry.entityType !== 'FULFILLMENT') return true;
    const { fulfillmentState, guestStatus, isCurrentUserAdmin } = entry.fulfillmentDetails;
    if (entry.entityId === currentFulfillmentId || guestStatus === 'READY') return false;
    if (guestStatus === 'BROWSING' && cartMerchants.has(entry.merchant.id)) return false;
    return isCurrentUserAdmin || (fulfillmentState !== 'CANCELLED' && fulfillmentState !== 'CLOSED');
  });
}

/**
 * Returns whether the My Orders prompt shows: an entry remains that is not an order at the current merchant.
 */
export function showsMyOrdersPrompt(
  visible: readonly ActiveEntry[],
  currentMerchantId: string | null,
): boolean {
  const [only, ...more] = visible;
  if (!only) return false;
  return more.length > 0 || only.entityType !== 'ORDER' || only.merchant.id !== currentMerchantId;
}
