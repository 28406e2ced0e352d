import { expect, it } from '@jest/globals';
import { makeGroup, makeGuest } from '../test-support/make-group';
import { dueReminders } from './due-reminders';

const minutes = (count: number) => count * 60_000;
const orderByTime = minutes(100);
const host = makeGuest({ status: 'READY' });
const ben = makeGuest({ externalUserId: 'ben' });

const reminded = (members: ReturnType<typeof makeGuest>[], now: number, more = {}) =>
  dueReminders(makeGroup({ orderByTime, ...more }, members), now).map(({ member, step }) => [
    member.externalUserId,
    step.minutesLeft,
  ]);

it('reminds who is not done, with the minutes left', () => {
  expect(reminded([host, ben], minutes(93))).toEqual([['ben', 7]]);
});

it('reminds a host without a dish who has guests', () => {
  expect(reminded([makeGuest(), ben], minutes(95))).toEqual([
    ['host', 5],
    ['ben', 5],
  ]);
});

it.each([
  ['somebody who is done', [host, { ...ben, status: 'READY' as const }], minutes(95), {}],
  ['a host who is alone', [makeGuest()], minutes(95), {}],
  ['anybody before ten minutes', [host, ben], minutes(89), {}],
  ['anybody after the deadline', [host, ben], minutes(101), {}],
  ['anybody without a deadline', [host, ben], minutes(95), { orderByTime: null }],
  ['anybody of a cancelled group', [host, ben], minutes(95), { state: 'CANCELLED' as const }],
  ['anybody while the host pays', [host, ben], minutes(95), { lockedUntil: minutes(96) }],
  ['somebody twice in a step', [host, { ...ben, remindedUntil: minutes(95) }], minutes(97), {}],
  ['somebody who joined after the step', [host, { ...ben, joinedAt: minutes(96) }], minutes(97), {}],
])('does not remind %s', (_who, members, now, more) => {
  expect(reminded(members, now, more)).toEqual([]);
});

it('reminds again before a later deadline', () => {
  const told = { ...ben, remindedUntil: minutes(99) };
  expect(reminded([host, told], minutes(105), { orderByTime: minutes(110) })).toEqual([['ben', 5]]);
});

it('reminds in a full group', () => {
  const { settings } = makeGroup().record;
  expect(reminded([host, ben], minutes(95), { settings: { ...settings, guestMax: 2 } })).toHaveLength(1);
});
