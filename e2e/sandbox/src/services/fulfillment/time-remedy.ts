import type { FulfillmentValidation } from '@tiffin/contracts';
import type { LongestPrep } from '../content/longest-prep';
import type { MerchantRecord } from '../content/merchant-record';
import { opennessAt, wallClock } from '../content/opening-hours';
import { scheduledSlots } from '../content/scheduled-slots';
import type { GroupRecord } from './group-records';

type Remedy = FulfillmentValidation['validationErrors'][number]['remedy'];

type Surroundings = {
  readonly merchant: Pick<MerchantRecord, 'openHours' | 'timeZone' | 'prepMinutes'>;
  readonly prep: LongestPrep;
  readonly now: number;
};

const MINUTE_MS = 60_000;
const STEP_MS = 5 * MINUTE_MS;
/** A deadline that is nearer leaves guests no time. */
const SHORTEST_MS = 10 * MINUTE_MS;

/**
 * Returns the nearest time of the food, or the latest deadline, with which a problem of a group's times is solved.
 * Undefined where no time of the next week solves it.
 */
export function timeRemedy(
  code: string,
  { orderByTime, settings }: Pick<GroupRecord, 'orderByTime' | 'settings'>,
  { merchant, prep, now }: Surroundings,
): Remedy {
  const leadMs = Math.max(merchant.prepMinutes.minimum, prep.minutes) * MINUTE_MS;
  const from = Math.max(now, orderByTime ?? now);
  const food = scheduledSlots(merchant, leadMs / MINUTE_MS, from)[0]?.firstAvailableAt;
  const later: Remedy = food === undefined ? undefined : { scheduledForTime: food };
  switch (code) {
    case 'TOO_SOON':
    case 'MERCHANT_CLOSED':
      return later;
    case 'TOO_SOON_AFTER_DEADLINE': {
      const foodAt = Date.parse(settings.scheduledForTime ?? '');
      const dateOf = (at: number): string => wallClock(at, merchant.timeZone).date;
      const isSameDay = food !== undefined && dateOf(Date.parse(food)) === dateOf(foodAt);
      return isSameDay ? later : (deadlineBefore(foodAt - leadMs, now) ?? later);
    }
    case 'CLOSED_AT_DEADLINE': {
      const { closesAt } = opennessAt(merchant, now);
      return (closesAt === null ? undefined : deadlineBefore(closesAt - leadMs, now)) ?? later;
    }
    default:
      return undefined;
  }
}

function deadlineBefore(at: number, now: number): Remedy {
  const orderBy = Math.floor(at / STEP_MS) * STEP_MS;
  return orderBy < now + SHORTEST_MS ? undefined : { orderByTime: new Date(orderBy).toISOString() };
}
