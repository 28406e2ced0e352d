import { expect, it } from '@jest/globals';
import { openingHours } from './opening-hours';

const range = { open: '10:00', close: '14:30' };

it.each([
  [[{ dayOfWeek: 1, ranges: [range] }], ['Mo 10:00-14:30']],
  [
    [{ dayOfWeek: 7, ranges: [range, { open: '18:00', close: '01:00' }] }],
    ['Su 10:00-14:30', 'Su 18:00-01:00'],
  ],
  [[{ dayOfWeek: 3, ranges: [{ open: '00:00', close: '24:00' }] }], ['We 00:00-23:59']],
  [[{ dayOfWeek: 2, ranges: [] }], []],
  [[{ dayOfWeek: 8, ranges: [range] }, { ranges: [range] }, null, 'Mo'], []],
  [[{ dayOfWeek: 1, ranges: [{ open: '25:00', close: '26:00' }, { open: '10:00' }, 3] }], []],
  [undefined, []],
])('writes %j as %j', (openHours, written) => {
  expect(openingHours(openHours)).toEqual(written);
});
