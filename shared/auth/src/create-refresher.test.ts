import { createRefresher } from './create-refresher';
import type { RenewalOutcome } from './create-refresher';

type Seen = { readonly renewals: number[]; refused: number; unavailable: number };

function refresher(lifeS: number, outcomes: readonly RenewalOutcome[]) {
  let expiresAt = Date.now() + lifeS * 1000;
  const seen: Seen = { renewals: [], refused: 0, unavailable: 0 };
  const beganAt = Date.now();
  const refreshing = createRefresher({
    secondsLeft: () => (expiresAt - Date.now()) / 1000,
    renew: async () => {
      const outcome = outcomes[seen.renewals.length] ?? 'renewed';
      seen.renewals.push((Date.now() - beganAt) / 1000);
      if (outcome === 'renewed') expiresAt = Date.now() + lifeS * 1000;
      return outcome;
    },
    onRefused: () => (seen.refused += 1),
    onUnavailable: () => (seen.unavailable += 1),
  });
  refreshing.start();
  return { refreshing, seen };
}
const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('[AUT-04] checks every 60 s and renews when under 60 s remain', async () => {
  const { seen } = refresher(170, []);
  await pass(119);
  expect(seen.renewals).toEqual([]);
  // 110 s remain at 60 s, and 50 s at 120 s.
  await pass(1);
  expect(seen.renewals).toEqual([120]);
  await pass(120);
  expect(seen.renewals).toEqual([120, 240]);
});

it('[AUT-04] retries every 15 s after a failure, and reports it only once the token has expired, once', async () => {
  const down = Array.from({ length: 5 }, () => 'unreachable' as const);
  const { refreshing, seen } = refresher(90, down);
  await pass(60);
  expect(seen).toMatchObject({ renewals: [60], unavailable: 0 });
  await pass(45);
  expect(seen).toMatchObject({ renewals: [60, 75, 90, 105], unavailable: 1 });
  // Calls meanwhile send no request to the provider.
  await refreshing.refreshIfUnder(5);
  expect(seen.renewals).toHaveLength(4);
  await pass(30);
  expect(seen).toMatchObject({ renewals: [60, 75, 90, 105, 120, 135], unavailable: 1, refused: 0 });
});

it('[AUT-04] reports the next outage again', async () => {
  const { seen } = refresher(60, ['unreachable', 'renewed', 'unreachable', 'unreachable']);
  await pass(60 + 15 + 60 + 15);
  expect(seen.unavailable).toBe(2);
});

it('[AUT-02] stops after a refusal', async () => {
  const { seen } = refresher(90, ['refused']);
  await pass(600);
  expect(seen).toEqual({ renewals: [60], refused: 1, unavailable: 0 });
});

it('[AUT-05] shares one renewal among callers who need 5 s and have less', async () => {
  const { refreshing, seen } = refresher(30, []);
  await pass(20);
  await Promise.all([refreshing.refreshIfUnder(5), refreshing.refreshIfUnder(5)]);
  expect(seen.renewals).toEqual([]);
  await pass(6);
  await Promise.all([refreshing.refreshIfUnder(5), refreshing.refreshIfUnder(5)]);
  expect(seen.renewals).toEqual([26]);
});

it('does nothing after it was stopped, even when a renewal answers late', async () => {
  const { refreshing, seen } = refresher(30, ['unreachable']);
  const late = refreshing.refreshIfUnder(60);
  refreshing.stop();
  await late;
  await pass(600);
  expect(seen).toEqual({ renewals: [0], refused: 0, unavailable: 0 });
});
