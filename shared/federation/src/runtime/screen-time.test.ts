import { expect, it } from '@jest/globals';
import { isTimeForAnother, screenLimits } from './screen-time';

it.each([
  [0, 4000, 8000],
  [500, 3500, 7500],
  [3900, 2000, 4100],
  [5400, 2000, 2600],
  [5799, 2000, 2201],
  [5800, 5000, 6500],
  [600_000, 5000, 6500],
  [Infinity, 5000, 6500],
])(
  'a screen, asked for %i ms after its remote, has %i ms for its code, %i with its sentences',
  (since, ...limits) => {
    expect(screenLimits(since)).toEqual(limits);
  },
);

it.each([
  [4400, true],
  [4500, false],
])(
  'where a build fails %i ms after the remote was asked for, that there is time for another is %s',
  (since, is) => {
    expect(isTimeForAnother(since)).toBe(is);
  },
);
