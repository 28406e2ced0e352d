import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { hasSlotAfter } from './has-slot-after';
import { scheduledDays } from './scheduled-slots';

const part = {
  date: '2026-11-23',
  firstAvailableTime: '11:00',
  lastAvailableTime: '13:10',
  intervalMillis: 900_000,
};
const instants = {
  firstAvailableAt: '2026-11-23T11:00:00-08:00',
  lastAvailableAt: '2026-11-23T13:10:00-08:00',
};

it.each([
  ['before its first', '2026-11-23T10:00:00-08:00', true],
  ['before its last', '2026-11-23T12:59:59-08:00', true],
  ['at its last, before the end of the part', '2026-11-23T13:00:00-08:00', false],
  ['after its end', '2026-11-23T14:00:00-08:00', false],
])('[CRT-16] a part of slots %s', (_when, now, has) => {
  expect(hasSlotAfter([part], 'America/Los_Angeles', new Date(now))).toBe(has);
  expect(hasSlotAfter([{ ...part, ...instants }], 'America/Los_Angeles', new Date(now))).toBe(has);
});

it.each([
  ['an invalid time', { ...part, lastAvailableTime: '25:99' }, 'UTC'],
  ['an unknown zone', part, 'Moon/Base'],
  ['no interval', { ...part, intervalMillis: 0 }, 'UTC'],
  [
    'an end before its start',
    { ...part, firstAvailableAt: instants.lastAvailableAt, lastAvailableAt: instants.firstAvailableAt },
    'UTC',
  ],
])('[CRT-16] no slot in a part with %s', (_what, given, timeZone) => {
  expect(hasSlotAfter([given], timeZone, new Date('2026-11-20T00:00:00Z'))).toBe(false);
});

const twoDigits = (most: number) => fc.nat(most).map((value) => String(value).padStart(2, '0'));
const clock = fc.tuple(twoDigits(23), twoDigits(59)).map((parts) => parts.join(':'));

it('[CRT-16] says what the choice of times says', () => {
  fc.assert(
    fc.property(
      clock,
      clock,
      fc.integer({ min: 1, max: 300 }),
      fc.integer({ min: -1440, max: 4320 }),
      fc.constantFrom('UTC', 'America/Los_Angeles', 'Asia/Hong_Kong', 'Australia/Sydney'),
      (firstAvailableTime, lastAvailableTime, minutes, later, timeZone) => {
        const given = { ...part, firstAvailableTime, lastAvailableTime, intervalMillis: minutes * 60_000 };
        const now = new Date(Date.parse('2026-11-23T00:00:00Z') + later * 60_000);
        expect(hasSlotAfter([given], timeZone, now)).toBe(scheduledDays([given], timeZone, now).length > 0);
      },
    ),
  );
});
