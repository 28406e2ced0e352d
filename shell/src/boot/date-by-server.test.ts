import { afterEach, expect, it, jest } from '@jest/globals';
import { dehydrate, hydrate, QueryClient, QueryObserver } from '@tanstack/react-query';
import { dateByServer } from './date-by-server';

const HOUR_MS = 3_600_000;
const SENT_MS = 1_800_000_000_000;

afterEach(() => {
  jest.useRealTimers();
});

/** A browser whose clock shows `nowMs` gets a page with two answers, read 5 s and 5 min before it was sent. */
function openPage(nowMs: number) {
  jest.useFakeTimers({ now: nowMs });
  const server = new QueryClient();
  server.setQueryData(['young'], 'data', { updatedAt: SENT_MS - 5_000 });
  server.setQueryData(['old'], 'data', { updatedAt: SENT_MS - 300_000 });
  const { queries } = dehydrate(server);
  const browser = new QueryClient();
  hydrate(browser, { queries, mutations: [] });
  const reads: string[] = [];
  const watch = (name: string): (() => void) =>
    new QueryObserver(browser, {
      queryKey: [name],
      queryFn: () => {
        reads.push(name);
        return 'data';
      },
      staleTime: 30_000,
      refetchOnMount: false,
    }).subscribe(() => undefined);
  const ends = ['young', 'old'].map(watch);
  return {
    browser,
    reads,
    date: () => dateByServer(browser, { queries, sentMs: SENT_MS, nowMs: Date.now() }),
    agesS: () => ['young', 'old'].map((name) => ageS(browser, name)),
    close: () => ends.forEach((end) => end()),
  };
}

function ageS(client: QueryClient, name: string): number {
  return (Date.now() - (client.getQueryState([name])?.dataUpdatedAt ?? 0)) / 1000;
}

it.each([
  ['right', 0],
  ['two hours slow', -2 * HOUR_MS],
  ['two hours fast', 2 * HOUR_MS],
])('reads again what was too old when the page was sent, with a clock that is %s', async (_clock, skewMs) => {
  const { date, agesS, reads, close } = openPage(SENT_MS + skewMs);
  date();
  expect(agesS()).toEqual([5, 300]);
  await jest.advanceTimersByTimeAsync(0);
  expect(reads).toEqual(['old']);
  close();
});

it('leaves what this machine has read since', () => {
  const { browser, date, agesS, close } = openPage(SENT_MS);
  browser.setQueryData(['old'], 'newer', { updatedAt: SENT_MS - 1_000 });
  date();
  expect(agesS()).toEqual([5, 1]);
  close();
});
