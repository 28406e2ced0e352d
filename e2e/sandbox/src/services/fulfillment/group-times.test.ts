import { groupTimes } from './group-times';

const HOUR = 3_600_000;
const at = (time: string) => Date.parse(`2026-11-22T${time}Z`);

it.each([
  ['11:00:00', '12:00:00'],
  ['11:00:01', '12:05:00'],
  ['11:04:59', '12:05:00'],
  ['11:05:00', '12:05:00'],
])('a group that starts at %s without a deadline given lets guests choose until %s', (now, orderBy) => {
  expect(groupTimes(undefined, at(now))).toEqual({
    orderByTime: at(orderBy),
    expirationTime: at(orderBy) + HOUR,
  });
});

it('gives the host an hour to pay after the requested deadline', () => {
  expect(groupTimes('2026-11-22T11:17:00Z', at('11:00:00'))).toEqual({
    orderByTime: at('11:17:00'),
    expirationTime: at('12:17:00'),
  });
});

it('keeps a group without a deadline open for eight hours', () => {
  expect(groupTimes(null, at('11:00:00'))).toEqual({ orderByTime: null, expirationTime: at('19:00:00') });
});

it.each(['2026-11-22T10:59:59Z', '2026-11-22T11:00:00Z'])('refuses %s at 11:00 as past', (asked) => {
  expect(() => groupTimes(asked, at('11:00:00'))).toThrow(
    expect.objectContaining({ status: 400, type: 'INVALID_PARAMETER', reason: 'orderByTime' }),
  );
});
