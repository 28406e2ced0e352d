import { scheduledDays } from '@tiffin/domain';
import fc from 'fast-check';
import { CITIES } from '../../seed/cities';
import { HOURS } from '../../seed/hours';
import { opennessAt, wallClock } from './opening-hours';
import { scheduledSlots } from './scheduled-slots';

const DAY_MS = 86_400_000;
const ZONES = [...new Set(Object.values(CITIES).map(({ timeZone }) => timeZone))];
const FIRST = Date.parse('2024-01-01T00:00:00Z');
const DAYS = (Date.parse('2031-01-01T00:00:00Z') - FIRST) / DAY_MS;
const LONGEST = 40;
const OFTEN_CHANGED = ['always', 'late', 'day', 'lunchAndDinner'] as const;

/** Returns the days, counted from 2024, on which and before which a zone changes its clocks. */
function changesIn(timeZone: string): readonly number[] {
  const midnight = (day: number): number => wallClock(FIRST + day * DAY_MS, timeZone).minutes;
  return Array.from({ length: DAYS }, (_, day) => day).filter((day) => midnight(day) !== midnight(day + 1));
}

const changes = new Map(ZONES.map((timeZone) => [timeZone, changesIn(timeZone)]));
const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Any minute of seven years, mixed equally with minutes of the week before a clock change. */
const moments = fc.constantFrom(...ZONES).chain((timeZone) => {
  const near = (changes.get(timeZone) ?? []).flatMap((day) => [-7, -6, -2, -1, 0, 1].map((by) => day + by));
  const days = fc.integer({ min: 0, max: DAYS - 1 });
  return fc.record({
    timeZone: fc.constant(timeZone),
    now: fc
      .tuple(
        near.length === 0 ? days : fc.oneof(days, fc.constantFrom(...near)),
        fc.integer({ min: 0, max: 24 * 60 - 1 }),
      )
      .map(([day, minute]) => FIRST + day * DAY_MS + minute * 60_000),
  });
});

it('the seed has merchants in six zones, most of which change their clocks', () => {
  expect(ZONES).toHaveLength(6);
  expect([...changes.values()].filter((days) => days.length > 0)).toHaveLength(5);
});

/** Every day whose offers reach over a change of clocks, and every fifth of the others, so that all weekdays are among them. */
function telling(timeZone: (typeof ZONES)[number]): readonly number[] {
  const changed = changes.get(timeZone) ?? [];
  return Array.from({ length: DAYS }, (_, day) => day).filter(
    (day) => day % 5 === 0 || changed.some((change) => Math.abs(change - day) <= 8),
  );
}

it.each(ZONES)(
  '[CRT-16] %s offers seven consecutive dates, on telling days from 2024 to 2030',
  (timeZone) => {
    const wrong: unknown[] = [];
    for (const day of telling(timeZone))
      for (const minute of [30, 990]) {
        const now = FIRST + day * DAY_MS + minute * 60_000;
        const { date } = wallClock(now, timeZone);
        const dates = scheduledSlots({ openHours: HOURS.day, timeZone }, LONGEST, now).map(
          (slot) => slot.date,
        );
        // In the evening today may have no slots left.
        const first = dates[0] === date ? date : dayAfter(date, 1);
        const count = first === date ? 7 : 6;
        const expected = Array.from({ length: count }, (_, at) => dayAfter(first, at));
        // One comparison by Jest for each of these days would take a quarter of the test's time.
        if (dates.join() !== expected.join()) wrong.push({ date, minute, dates, expected });
      }
    expect(wrong).toEqual([]);
  },
);

it('[CRT-16] every open day is one date to choose', () => {
  fc.assert(
    fc.property(moments, fc.constantFrom(...OFTEN_CHANGED), ({ timeZone, now }, hours) => {
      const slots = scheduledSlots({ openHours: HOURS[hours], timeZone }, LONGEST, now);
      const dates = scheduledDays(slots, timeZone, new Date(now)).map(({ date }) => date);
      const today = wallClock(now, timeZone).date;
      const week = Array.from({ length: 7 }, (_, at) => dayAfter(today, at));
      // Today's slots may have passed.
      expect(dates).toEqual(dates[0] === today ? week : week.slice(1));
    }),
    { numRuns: 100 },
  );
});

it('[CRT-16] slots ascend, fall into opening hours after the longest preparation, and stand under their date', () => {
  fc.assert(
    fc.property(moments, fc.constantFrom(...OFTEN_CHANGED), ({ timeZone, now }, hours) => {
      const merchant = { openHours: HOURS[hours], timeZone };
      const days = scheduledDays(scheduledSlots(merchant, LONGEST, now), timeZone, new Date(now));
      const all = days.flatMap(({ slots }) => slots.map((slot) => Date.parse(slot)));
      expect(all.every((at, index) => index === 0 || at > (all[index - 1] ?? 0))).toBe(true);
      expect(all.every((at) => at >= now + LONGEST * 60_000)).toBe(true);
      // An hour too many or too few shows at the ends of a day's ranges and in the night of a clock change.
      const looked = (slots: readonly string[]) =>
        slots.filter((_, at) => at % 9 < 2 || at === slots.length - 1);
      for (const { date, slots } of days)
        for (const slot of looked(slots)) {
          expect(opennessAt(merchant, Date.parse(slot)).open).toBe(true);
          const clock = wallClock(Date.parse(slot), timeZone);
          expect([clock.date, clock.minutes % 15]).toEqual([date, 0]);
        }
    }),
    { numRuns: 100 },
  );
});

it.each([
  ['America/Toronto', '2026-11-01', 100],
  ['America/Toronto', '2027-03-14', 92],
  ['Europe/London', '2026-10-25', 100],
  ['Europe/Berlin', '2027-03-28', 92],
  ['Australia/Sydney', '2027-04-04', 100],
  ['Asia/Hong_Kong', '2026-11-01', 96],
])(
  '[CRT-16] in %s the %s of a kitchen that never closes has %i quarter hours',
  (timeZone, date, quarters) => {
    const now = Date.parse(`${dayAfter(date, -2)}T12:00:00Z`);
    const days = scheduledDays(
      scheduledSlots({ openHours: HOURS.always, timeZone }, LONGEST, now),
      timeZone,
      new Date(now),
    );
    expect(days.find((day) => day.date === date)?.slots).toHaveLength(quarters);
  },
);

it('[CRT-16] tells two equal local times apart', () => {
  const now = Date.parse('2026-11-01T05:40:00Z');
  const [today] = scheduledSlots({ openHours: HOURS.always, timeZone: 'America/Toronto' }, LONGEST, now);
  expect(today).toMatchObject({
    date: '2026-11-01',
    firstAvailableTime: '01:30',
    firstAvailableAt: '2026-11-01T01:30:00.000-05:00',
    lastAvailableAt: '2026-11-01T23:45:00.000-05:00',
  });
});

describe('[CRT-16] times to schedule for', () => {
  it('begin today after the kitchen’s longest time, every quarter of an hour, and end before closing', () => {
    const [today, next] = scheduledSlots(
      { openHours: HOURS.lunch, timeZone: 'America/Toronto' },
      40,
      Date.parse('2026-11-20T17:07:00Z'),
    );
    expect(today).toMatchObject({
      date: '2026-11-20',
      firstAvailableTime: '13:00',
      lastAvailableTime: '14:45',
    });
    expect(next).toMatchObject({
      date: '2026-11-23',
      firstAvailableTime: '11:15',
      lastAvailableTime: '14:45',
    });
  });

  const NIGHTLY = [{ open: '22:00', close: '24:00' }];
  const MORNINGS = [{ open: '00:00', close: '06:00' }];
  const saturdays = [{ dayOfWeek: 6, ranges: MORNINGS }];
  const split = Array.from({ length: 7 }, (_, day) => ({
    dayOfWeek: day + 1,
    ranges: [...MORNINGS, ...NIGHTLY],
  }));

  it.each([
    ['that never closes', HOURS.always, ['23:30', '23:45', '00:00', '00:15', '00:30']],
    ['that closes at two', HOURS.late, ['23:30', '23:45', '00:00', '00:15', '00:30']],
    ['whose hours meet at midnight', split, ['23:30', '23:45', '00:00', '00:15', '00:30']],
    ['that opens at midnight', saturdays, ['00:15', '00:30']],
  ] as const)('run over midnight in a kitchen %s', (_name, openHours, expected) => {
    const hours = { openHours, timeZone: 'America/Toronto' };
    const now = Date.parse('2026-11-20T17:00:00Z');
    const night = [Date.parse('2026-11-21T04:30:00Z'), Date.parse('2026-11-21T05:30:00Z')] as const;
    const slots = scheduledDays(scheduledSlots(hours, 40, now), hours.timeZone, new Date(now))
      .flatMap((day) => day.slots.map((slot) => Date.parse(slot)))
      .filter((slot) => slot >= night[0] && slot <= night[1]);
    const clock = (at: number) => new Date(at - 5 * 3_600_000).toISOString().slice(11, 16);
    expect(slots.map(clock)).toEqual(expected);
  });

  it('end a quarter before closing after midnight, also for a kitchen that opened yesterday', () => {
    const hours = { openHours: HOURS.late, timeZone: 'America/Toronto' };
    const [now, evening] = scheduledSlots(hours, 40, Date.parse('2026-11-20T05:03:00Z'));
    expect(now).toMatchObject({
      date: '2026-11-20',
      firstAvailableTime: '00:45',
      lastAvailableTime: '01:45',
    });
    expect(evening).toMatchObject({ date: '2026-11-20', firstAvailableTime: '17:15' });
  });

  it('are empty for a merchant that never opens', () => {
    const hours = { openHours: HOURS.never, timeZone: 'Europe/Berlin' };
    expect(scheduledSlots(hours, 40, Date.parse('2026-11-20T12:00:00Z'))).toEqual([]);
  });
});
