import { expect, it } from '@jest/globals';
import { sameAsLastTime } from './same-as-last-time';

const zone = 'America/Toronto';
const earlier = (orderByTime: string | null, scheduledForTime: string | null) => ({
  orderByTime,
  scheduledDetails: { scheduled: scheduledForTime !== null, scheduledForTime },
});
const wednesday = earlier('2026-11-18T16:00:00.000Z', '2026-11-18T17:30:00.000Z');

it.each([
  ['2026-11-23T12:00:00Z', '2026-11-25T16:00:00.000Z', '2026-11-25T17:30:00.000Z'],
  ['2026-11-25T15:49:00Z', '2026-11-25T16:00:00.000Z', '2026-11-25T17:30:00.000Z'],
  ['2026-11-25T15:51:00Z', '2026-12-02T16:00:00.000Z', '2026-12-02T17:30:00.000Z'],
  // Clocks went forward on 14 March: lunch stays at 12:30.
  ['2027-03-15T12:00:00Z', '2027-03-17T15:00:00.000Z', '2027-03-17T16:30:00.000Z'],
])(
  'at %s the group of a Wednesday repeats with deadline %s and food %s',
  (now, orderByTime, scheduledForTime) => {
    const times = { orderByTime, scheduledForTime, isMoved: false };
    expect(sameAsLastTime(wednesday, zone, Date.parse(now))).toEqual(times);
  },
);

it('keeps a group without a deadline without one', () => {
  const times = sameAsLastTime(
    earlier(null, '2026-11-18T17:30:00.000Z'),
    zone,
    Date.parse('2026-11-23T12:00:00Z'),
  );
  expect(times).toMatchObject({ orderByTime: null, scheduledForTime: '2026-11-25T17:30:00.000Z' });
});

it('repeats no time for food that came as soon as possible', () => {
  expect(sameAsLastTime(earlier('2026-11-18T16:00:00.000Z', null), zone, 0)).toBeUndefined();
});

it('says that clocks skip the time, and takes the time after the gap', () => {
  const night = earlier(null, '2027-03-07T07:30:00.000Z');
  expect(sameAsLastTime(night, zone, Date.parse('2027-03-08T12:00:00Z'))).toEqual({
    orderByTime: null,
    scheduledForTime: '2027-03-14T07:30:00.000Z',
    isMoved: true,
  });
});
