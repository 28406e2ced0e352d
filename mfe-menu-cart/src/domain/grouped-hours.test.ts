import { expect, it } from '@jest/globals';
import { groupedHours } from './grouped-hours';

const lunch = [{ open: '11:00', close: '15:00' }];
const long = [...lunch, { open: '17:00', close: '22:00' }];
const days = (hours: readonly (readonly { open: string; close: string }[])[]) =>
  hours.map((ranges, index) => ({ dayOfWeek: index + 1, ranges: [...ranges] }));

it.each([
  ['all alike', [lunch, lunch, lunch, lunch, lunch, lunch, lunch], [[1, 7]]],
  [
    'a weekend of its own',
    [lunch, lunch, lunch, lunch, lunch, long, long],
    [
      [1, 5],
      [6, 7],
    ],
  ],
  [
    'a day off in the middle',
    [lunch, lunch, [], lunch, lunch, [], []],
    [
      [1, 2],
      [3, 3],
      [4, 5],
      [6, 7],
    ],
  ],
  [
    'one range more',
    [lunch, long, lunch],
    [
      [1, 1],
      [2, 2],
      [3, 3],
    ],
  ],
  ['nothing', [], []],
] as const)('groups the hours of a week: %s', (_, hours, groups) => {
  expect(groupedHours(days(hours)).map(({ firstDay, lastDay }) => [firstDay, lastDay])).toEqual(groups);
});

it('sorts days, and keeps days apart that are no neighbours', () => {
  const hours = [
    { dayOfWeek: 5, ranges: lunch },
    { dayOfWeek: 1, ranges: lunch },
    { dayOfWeek: 2, ranges: lunch },
  ];
  expect(groupedHours(hours)).toEqual([
    { firstDay: 1, lastDay: 2, ranges: lunch },
    { firstDay: 5, lastDay: 5, ranges: lunch },
  ]);
});
