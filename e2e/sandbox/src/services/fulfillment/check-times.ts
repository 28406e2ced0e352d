import { isFoodBeforeDeadline } from '@tiffin/domain';
import { refuse } from '../../errors/refuse';

const DAY_MS = 86_400_000;
/** Merchants say their hours for a week. A group is planned at most a fortnight ahead. */
const FARTHEST_DAYS = 14;

type Times = {
  /** In milliseconds. */
  readonly orderByTime: number | null;
  readonly scheduledForTime: string | null;
};

/**
 * Refuses times that a host chose for a group: in the past, more than a fortnight away, or food that would arrive before
 * people have chosen.
 */
export function checkTimes({ orderByTime, scheduledForTime }: Times, now: number): void {
  const foodAt = scheduledForTime === null ? null : Date.parse(scheduledForTime);
  if (foodAt !== null && (foodAt <= now || foodAt > now + FARTHEST_DAYS * DAY_MS))
    refuse(400, 'INVALID_PARAMETER', 'scheduledForTime');
  if (orderByTime !== null && orderByTime > now + FARTHEST_DAYS * DAY_MS)
    refuse(400, 'INVALID_PARAMETER', 'orderByTime');
  if (isFoodBeforeDeadline(orderByTime, foodAt)) refuse(400, 'INVALID_PARAMETER', 'FOOD_BEFORE_DEADLINE');
}
