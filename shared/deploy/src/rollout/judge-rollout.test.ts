import { expect, it } from '@jest/globals';
import { judgeRollout } from './judge-rollout';

const limits = { maxErrorRate: 0.05, minimumReports: 50 };

it.each([
  [{ loads: 0, errors: 0 }, 'too early'],
  [{ loads: 0, errors: 49 }, 'too early'],
  [{ loads: 40, errors: 9 }, 'too early'],
  [{ loads: 0, errors: 50 }, 'halt'],
  [{ loads: 50, errors: 0 }, 'healthy'],
  [{ loads: 100, errors: 5 }, 'healthy'],
  [{ loads: 100, errors: 6 }, 'halt'],
  [{ loads: 10_000, errors: 501 }, 'halt'],
] as const)('%j: %s', (reports, verdict) => {
  expect(judgeRollout(reports, limits)).toBe(verdict);
});
