import type { HoursRange, Merchant } from '@tiffin/contracts';

/** Days in a row that have the same hours; 1 is Monday, 7 is Sunday. */
export type HoursGroup = {
  readonly firstDay: number;
  readonly lastDay: number;
  readonly ranges: readonly HoursRange[];
};

/** Returns the hours of the week with neighbouring days of equal hours as one group, in the order of the days. */
export function groupedHours(openHours: Merchant['openHours']): readonly HoursGroup[] {
  return [...openHours]
    .sort((one, other) => one.dayOfWeek - other.dayOfWeek)
    .reduce<readonly HoursGroup[]>((groups, { dayOfWeek, ranges }) => {
      const last = groups.at(-1);
      const isSame = last !== undefined && last.lastDay + 1 === dayOfWeek && areEqual(last.ranges, ranges);
      return isSame
        ? [...groups.slice(0, -1), { ...last, lastDay: dayOfWeek }]
        : [...groups, { firstDay: dayOfWeek, lastDay: dayOfWeek, ranges }];
    }, []);
}

function areEqual(some: readonly HoursRange[], others: readonly HoursRange[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ open, close }, index) => open === others[index]?.open && close === others[index].close)
  );
}
