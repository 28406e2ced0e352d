import { isoInZone } from '../time/zoned-time';

const PARTS = [
  { name: 'night', fromHour: 0 },
  { name: 'morning', fromHour: 5 },
  { name: 'midday', fromHour: 11 },
  { name: 'afternoon', fromHour: 14 },
  { name: 'evening', fromHour: 17 },
] as const;

/** Most times that fit on a screen without parts. */
const MOST_TIMES = 24;

type DayPart = {
  readonly name: (typeof PARTS)[number]['name'];
  readonly slots: readonly string[];
};

/**
 * Returns the parts of a day that have times, in their order; none for so few times that all fit on a screen. `slots` are
 * instants, and the clock is that of the time zone.
 */
export function dayParts(slots: readonly string[], timeZone: string): readonly DayPart[] {
  if (slots.length <= MOST_TIMES) return [];
  const hourOf = (slot: string) => Number(isoInZone(Date.parse(slot), timeZone).slice(11, 13));
  const parts = PARTS.map(({ name, fromHour }, index) => {
    const untilHour = PARTS[index + 1]?.fromHour ?? 24;
    return {
      name,
      slots: slots.filter((slot) => hourOf(slot) >= fromHour && hourOf(slot) < untilHour),
    };
  }).filter((part) => part.slots.length > 0);
  return parts.length > 1 ? parts : [];
}

/** Returns the part that is shown first: that of the chosen time, else midday, else the first. */
export function firstPart(parts: readonly DayPart[], chosen: string | undefined): DayPart | undefined {
  return (
    parts.find(({ slots }) => chosen !== undefined && slots.includes(chosen)) ??
    parts.find(({ name }) => name === 'midday') ??
    parts[0]
  );
}
