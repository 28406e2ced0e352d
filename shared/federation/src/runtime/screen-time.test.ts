import { expect, it } from '@jest/globals';
import { isTimeForAnother, screenLimits } from './screen-time';

it.each([
  [0, 4000, 1500],
  [500, 3500, 1500],
  [3900, 2000, 1500],
  [5400, 2000, 600],
  [5799, 2000, 201],
  [5800, 5000, 1500],
  [600_000, 5000, 1500],
  [Infinity, 5000, 1500],
])(
  'a screen, asked for %i ms after its remote, has %i ms for its code, then %i for its sentences',
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
