import type { FulfillmentValidation } from '@tiffin/contracts';
import type { LongestPrep } from '../content/longest-prep';
import type { MerchantRecord } from '../content/merchant-record';
import { opennessAt } from '../content/opening-hours';
import type { GroupRecord } from './group-records';

type ValidationError = FulfillmentValidation['validationErrors'][number];
type Timed = Pick<GroupRecord, 'orderByTime' | 'settings'>;

const MINUTE_MS = 60_000;

/**
 * Returns what would fail if the host paid at the deadline: too little time to prepare the food, or a kitchen that has
 * closed by then.
 */
export function deadlineErrors(
  { orderByTime, settings }: Timed,
  merchant: Pick<MerchantRecord, 'openHours' | 'timeZone' | 'prepMinutes'>,
  prep: LongestPrep,
): ValidationError[] {
  if (orderByTime === null) return [];
  if (settings.scheduledForTime === null)
    return opennessAt(merchant, orderByTime).open
      ? []
      : [{ field: 'scheduledForTime', code: 'CLOSED_AT_DEADLINE' }];
  const minutes = Math.max(merchant.prepMinutes.minimum, prep.minutes);
  const isTooLate = Date.parse(settings.scheduledForTime) < orderByTime + minutes * MINUTE_MS;
  return isTooLate ? [{ field: 'scheduledForTime', code: 'TOO_SOON_AFTER_DEADLINE' }] : [];
}
