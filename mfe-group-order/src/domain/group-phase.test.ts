import { expect, it } from '@jest/globals';
import { groupPhase, isUnderWay, minutesLeft, nextPhaseAt } from './group-phase';

const open = {
  fulfillmentState: 'OPEN',
  isLocked: false,
  orderByTime: '2026-11-22T11:30:00Z',
  expirationTime: '2026-11-22T12:30:00Z',
} as const;
const at = (time: string) => Date.parse(`2026-11-22T${time}Z`);

it.each([
  ['11:00:00', 'open'],
  ['11:24:59', 'open'],
  ['11:25:00', 'lastMinutes'],
  ['11:29:59', 'lastMinutes'],
  ['11:30:00', 'late'],
  ['12:29:59', 'late'],
  ['12:30:00', 'expired'],
])('[GRP-22] at %s a group that closes at 11:30 is %s', (time, phase) => {
  expect(groupPhase(open, at(time))).toBe(phase);
});

it.each([
  ['SCHEDULED', 'placed', false],
  ['CLOSED', 'placed', false],
  ['CANCELLED', 'cancelled', false],
  ['EXPIRED', 'expired', false],
  ['CREATED', 'open', true],
] as const)('%s is %s, active: %s', (fulfillmentState, phase, isGoingOn) => {
  expect(groupPhase({ ...open, fulfillmentState }, at('11:00:00'))).toBe(phase);
  expect(isUnderWay(phase)).toBe(isGoingOn);
});

it.each([
  ['lastMinutes', true],
  ['late', true],
  ['paying', true],
  ['expired', false],
] as const)('something can be chosen or paid while a group is %s: %s', (phase, isGoingOn) => {
  expect(isUnderWay(phase)).toBe(isGoingOn);
});

it('is paying while it is locked, whatever the time', () => {
  expect(groupPhase({ ...open, isLocked: true }, at('11:29:00'))).toBe('paying');
  expect(groupPhase({ ...open, isLocked: true }, at('11:31:00'))).toBe('paying');
});

it('has no last minutes without a deadline', () => {
  expect(groupPhase({ ...open, orderByTime: null }, at('12:29:00'))).toBe('open');
});

it.each([
  ['10:00:00', '10:30:00'],
  ['11:00:00', '11:01:00'],
  ['11:25:00', '11:26:00'],
  ['11:28:30', '11:29:00'],
  ['11:29:00', '11:30:00'],
  ['11:30:00', '12:30:00'],
])('[GRP-22] at %s its phase changes next at %s', (now, next) => {
  expect(nextPhaseAt(open, at(now))).toBe(at(next));
});

it('has no further change once it has expired', () => {
  expect(nextPhaseAt(open, at('12:30:00'))).toBeUndefined();
});

it.each([
  ['11:25:00', 5],
  ['11:25:01', 5],
  ['11:26:00', 4],
  ['11:28:59', 2],
  ['11:29:00', 1],
  ['11:29:59', 1],
  ['11:30:00', 0],
])('[GRP-22] at %s guests have %s minutes left', (now, minutes) => {
  expect(minutesLeft(open, at(now))).toBe(minutes);
  expect(minutesLeft({ orderByTime: null }, at(now))).toBe(0);
});
