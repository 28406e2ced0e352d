import { dateAfter, instantOfClock } from '@tiffin/domain';
import { refuse } from '../../errors/refuse';
import type { LongestPrep } from '../content/longest-prep';
import type { MerchantRecord } from '../content/merchant-record';
import { opennessAt, wallClock } from '../content/opening-hours';

const DAYS_AHEAD = 7;
const MINUTE = 60_000;

/**
 * Refuses a time when the merchant takes no orders (past, too far ahead, or closed). Refuses a time before
 * the kitchen or the slowest item can be ready (specification 8).
 */
export function checkScheduledTime(
  merchant: MerchantRecord,
  scheduledForTime: string,
  now: number,
  prep: LongestPrep,
): void {
  const at = Date.parse(scheduledForTime);
  const { date, minutes } = wallClock(now, merchant.timeZone);
  const latest = instantOfClock(dateAfter(date, DAYS_AHEAD), minutes + 1, merchant.timeZone);
  if (at <= now || at > latest || !opennessAt(merchant, at).open)
    refuse(400, 'ORDER_CREATION', 'SCHEDULED_TIME_MERCHANT_NOT_AVAILABLE', { data: { scheduledForTime } });
  const earliest = now + Math.max(merchant.prepMinutes.minimum, prep.minutes) * MINUTE;
  if (at < earliest)
    refuse(400, 'ORDER_CREATION', 'SCHEDULED_ORDER_ITEM_NOT_READY_BY_SCHEDULED_TIME', {
      data: { earliestTime: new Date(earliest).toISOString(), itemIds: prep.itemIds },
    });
}
