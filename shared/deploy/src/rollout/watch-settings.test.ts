import { expect, it } from '@jest/globals';
import { readWatchSettings } from './watch-settings';

it('has the sandbox and careful limits where nothing is said', () => {
  expect(readWatchSettings({ TIFFIN_SANDBOX_PORT: '4007' })).toEqual({
    reportsUrl: 'http://localhost:4007/sandbox/remote-reports',
    everyMs: 15_000,
    limits: { maxErrorRate: 0.05, minimumReports: 50 },
  });
});

it('names everything that is wrong at once', () => {
  const env = {
    TIFFIN_REPORTS_URL: 'ftp://x',
    TIFFIN_ROLLOUT_MAX_ERROR_RATE: '5%',
    TIFFIN_ROLLOUT_MIN_REPORTS: '-1',
    TIFFIN_ROLLOUT_WATCH_SECONDS: '0',
  };
  expect(() => readWatchSettings(env)).toThrow(
    /TIFFIN_REPORTS_URL .*WATCH_SECONDS .*MAX_ERROR_RATE .*MIN_REPORTS /,
  );
});
