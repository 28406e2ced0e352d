import { timeForProvider } from './time-for-provider';

it.each([
  { isReturn: false, isLater: false, sinceNavigationMs: 0, ms: 3000 },
  { isReturn: false, isLater: false, sinceNavigationMs: 400, ms: 2600 },
  { isReturn: false, isLater: false, sinceNavigationMs: 2000, ms: 1000 },
  { isReturn: false, isLater: false, sinceNavigationMs: 9000, ms: 1000 },
  { isReturn: true, isLater: false, sinceNavigationMs: 0, ms: 3000 },
  { isReturn: true, isLater: false, sinceNavigationMs: 9000, ms: 3000 },
  { isReturn: false, isLater: true, sinceNavigationMs: 2000, ms: 3000 },
])(
  '[AUT-03] a page that starts its session after $sinceNavigationMs ms (return: $isReturn, later: $isLater) waits $ms ms',
  ({ ms, ...start }) => {
    expect(timeForProvider(start)).toBe(ms);
  },
);
