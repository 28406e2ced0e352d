import { expect, it } from '@jest/globals';
import { deadlineStep } from './deadline-step';

const deadline = 100 * 60_000;
const before = (minutes: number) => deadline - minutes * 60_000;

it.each([
  ['before the first step', before(10) - 1, undefined],
  ['at ten minutes', before(10), { at: before(10), minutesLeft: 10 }],
  ['between two steps', before(7.5), { at: before(10), minutesLeft: 8 }],
  ['at five minutes', before(5), { at: before(5), minutesLeft: 5 }],
  ['just before the last minute', before(1) - 1, { at: before(5), minutesLeft: 2 }],
  ['in the last minute', before(0.5), { at: before(1), minutesLeft: 1 }],
  ['at the deadline', deadline, undefined],
])('%s', (_case, now, step) => {
  expect(deadlineStep(deadline, now)).toEqual(step);
});

it('has no step without a deadline', () => {
  expect(deadlineStep(null, 0)).toBeUndefined();
});
