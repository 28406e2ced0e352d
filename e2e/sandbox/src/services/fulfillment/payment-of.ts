import { groupPayment, guestPayment } from '@tiffin/domain';
import type { Hold } from '../payments/card-holds';
import type { GroupRecord } from './group-records';
import type { PricedGroup } from './price-group';

/** The live holds of a group's people, by person. */
export type HoldsByPerson = ReadonlyMap<string, Hold>;

/** Returns which card pays what of a group's order, and which guests' payments are missing. */
export function paymentOf(
  { hostId, settings }: GroupRecord,
  { costBreakdown, hostPaidIds }: Pick<PricedGroup, 'costBreakdown' | 'hostPaidIds'>,
  holds: HoldsByPerson,
  coveredGuestIds: readonly string[] = [],
): ReturnType<typeof groupPayment> {
  const guests = costBreakdown.shares
    .filter(({ externalUserId }) => externalUserId !== hostId)
    .map(({ externalUserId, amountMicro }) => ({
      externalUserId,
      ownMicro: guestPayment(amountMicro, settings).ownMicro,
      heldMicro: holds.get(externalUserId)?.amountMicro ?? 0,
    }));
  return groupPayment(costBreakdown.totalMicro, guests, [...coveredGuestIds, ...hostPaidIds]);
}
