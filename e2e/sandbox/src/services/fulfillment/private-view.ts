import type { CostBreakdown, GroupBill } from '@tiffin/contracts';
import type { GroupRecord } from './group-records';

/** Returns whether a person may see what others have in a group: the host always, guests if the host lets them. */
export function seesOthers(
  { hostId, settings }: Pick<GroupRecord, 'hostId' | 'settings'>,
  externalUserId: string,
): boolean {
  return settings.showGuestItems || hostId === externalUserId;
}

/**
 * Returns the costs of a group with one person's part alone, in micro units: sums and fees of the whole group would tell
 * what the others have.
 */
export function ownCosts(
  { shares }: CostBreakdown,
  viewer: { readonly externalUserId: string; readonly foodMicro: number },
): CostBreakdown {
  const own = shares.filter(({ externalUserId }) => externalUserId === viewer.externalUserId);
  return {
    itemSumMicro: viewer.foodMicro,
    subtotalMicro: viewer.foodMicro,
    deliveryChargeMicro: 0,
    serviceChargeMicro: 0,
    taxMicro: 0,
    tipMicro: 0,
    totalMicro: own[0]?.amountMicro ?? 0,
    shares: own,
  };
}

/** Returns a bill with the total of its own parts alone. */
export function ownBill(bill: GroupBill): GroupBill {
  return { ...bill, totalMicro: bill.parts.reduce((sum, { amountMicro }) => sum + amountMicro, 0) };
}
