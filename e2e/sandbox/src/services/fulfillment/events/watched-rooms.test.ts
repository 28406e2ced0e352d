import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { statusOf } from '../present-group';
import { makeGroup } from '../test-support/make-group';
import type { SeenRoom } from './see-room';
import { watchedRooms } from './watched-rooms';

const NOW = 1_000_000;
const seen = (more: Partial<SeenRoom> = {}): SeenRoom => ({
  status: statusOf(makeGroup({ expirationTime: NOW }), { checksum: 'bill', revision: 'room' }, 0),
  id: 'one',
  changesAt: undefined,
  ...more,
});

beforeEach(() => void jest.useFakeTimers({ now: NOW }));
afterEach(() => void jest.useRealTimers());

it('reads a group once for all who watch it, and no group that nobody watches', async () => {
  const see = jest.fn<(id: string) => Promise<SeenRoom>>(async () => seen());
  const rooms = watchedRooms(see, Date.now);
  const told = [jest.fn(), jest.fn()];
  const ends = told.map((watcher) => rooms.watch('a', watcher));
  await jest.advanceTimersByTimeAsync(0);
  see.mockClear();
  told.forEach((watcher) => watcher.mockClear());
  rooms.look('a');
  rooms.look('b');
  await jest.advanceTimersByTimeAsync(0);
  expect(see.mock.calls).toEqual([['a']]);
  expect(told.map((watcher) => watcher.mock.calls.length)).toEqual([1, 1]);
  ends.forEach((end) => end());
  rooms.look('a');
  await jest.advanceTimersByTimeAsync(120_000);
  expect(see).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

it('reads changes during a reading together, and again after it', async () => {
  const answers: ((room: SeenRoom) => void)[] = [];
  const rooms = watchedRooms(() => new Promise((resolve) => void answers.push(resolve)), Date.now);
  const told = jest.fn();
  rooms.watch('a', told);
  rooms.look('a');
  rooms.look();
  expect(answers).toHaveLength(1);
  answers[0]?.(seen());
  await jest.advanceTimersByTimeAsync(0);
  expect(answers).toHaveLength(2);
  answers[1]?.(seen({ id: 'two' }));
  await jest.advanceTimersByTimeAsync(0);
  expect(answers).toHaveLength(2);
  expect(told.mock.calls.map(([room]) => room)).toMatchObject([{ id: 'one' }, { id: 'two' }]);
  rooms.end();
});

it.each([
  ['when it changes by itself', { changesAt: NOW + 7_000 }, 7_000],
  ['after 30 s, for what no notification tells', {}, 30_000],
])('reads a group again %s', async (_when, more, afterMs) => {
  const see = jest.fn(async () => seen(more));
  const rooms = watchedRooms(see, Date.now);
  rooms.watch('a', () => undefined);
  await jest.advanceTimersByTimeAsync(afterMs - 1);
  expect(see).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(see.mock.calls.length).toBeGreaterThan(1);
  rooms.end();
});

it('reads a group again a second after the database failed', async () => {
  const see = jest.fn<(id: string) => Promise<SeenRoom>>();
  see.mockRejectedValueOnce(new Error('The connection is lost.')).mockResolvedValue(seen());
  const rooms = watchedRooms(see, Date.now);
  const told = jest.fn();
  rooms.watch('a', told);
  await jest.advanceTimersByTimeAsync(999);
  expect(told).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(told).toHaveBeenCalledTimes(1);
  rooms.end();
});
