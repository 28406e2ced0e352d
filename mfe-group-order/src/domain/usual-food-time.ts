import { isoInZone } from '@tiffin/domain';

/** Lunch is at noon unless the host says otherwise. */
const usualHour = 12;

/** Returns the time of a day's food that a new group begins with: the first at noon or later, else the first at all. */
export function usualFoodTime(slots: readonly string[], timeZone: string): string | undefined {
  const hourOf = (at: string) => Number(isoInZone(Date.parse(at), timeZone).slice(11, 13));
  return slots.find((at) => hourOf(at) >= usualHour) ?? slots[0];
}
