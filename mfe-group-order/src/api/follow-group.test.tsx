import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { fakeEvents, fakeNetwork, makeFulfillmentStatus, refuseWith } from '@tiffin/testing';
import type { Handler } from '@tiffin/testing';
import { setVisible } from '../test-support/set-visible';
import { followGroup } from './follow-group';

const data = { ...makeFulfillmentStatus(), now: '2026-11-24T12:00:00.000Z' };
const ends: (() => void)[] = [];

beforeEach(() => {
  setVisible(true);
});
afterEach(() => {
  ends.splice(0).forEach((end) => {
    end();
  });
  setVisible(false);
  jest.useRealTimers();
});

/** Returns the locks of a browser: one tab holds a lock, and the next gets it afterwards. */
function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: async (
      _name: string,
      { signal }: { readonly signal: AbortSignal },
      work: () => Promise<unknown>,
    ) => {
      const before = last;
      const turn = before.then(() => {
        signal.throwIfAborted();
        return work();
      });
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}

function follow(locks?: ReturnType<typeof fakeLocks>) {
  const onChange = jest.fn();
  const end = followGroup({ fulfillmentId: 'fulfillment-1', onChange, locks });
  ends.push(end);
  return { onChange, end };
}

const network = (watchFulfillment: Handler) => {
  const fake = fakeNetwork({ watchFulfillment });
  return { streams: () => fake.callsOf('watchFulfillment') };
};

it('tabs share one connection, and another tab reads on when the first one closes', async () => {
  const events = fakeEvents();
  const { streams } = network(events.answer);
  const locks = fakeLocks();
  const [first, second] = [follow(locks), follow(locks)];
  await waitFor(() => expect(streams()).toHaveLength(1));
  events.tell({ id: 'a', data });
  await waitFor(() => expect(first.onChange).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(second.onChange).toHaveBeenCalledTimes(1));
  first.end();
  await waitFor(() => expect(streams()).toHaveLength(2));
  // The second tab continues after the last event that it was told.
  expect(streams()[1]?.query['lastEventId']).toBe('a');
  events.tell({ id: 'b', data });
  await waitFor(() => expect(second.onChange).toHaveBeenCalledTimes(2));
  expect(first.onChange).toHaveBeenCalledTimes(1);
});

it('each tab has a connection of its own where tabs cannot lock', async () => {
  const { streams } = network(fakeEvents().answer);
  follow();
  follow();
  await waitFor(() => expect(streams()).toHaveLength(2));
});

it('hears nothing while the page is hidden, and resumes after the last event', async () => {
  const events = fakeEvents();
  const { streams } = network(events.answer);
  setVisible(false);
  const { onChange } = follow(fakeLocks());
  setVisible(true);
  await waitFor(() => expect(streams()).toHaveLength(1));
  events.tell({ id: 'a', data });
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  setVisible(false);
  setVisible(true);
  await waitFor(() => expect(streams()).toHaveLength(2));
  expect(streams()[1]?.query['lastEventId']).toBe('a');
});

it('connects again with growing pauses while there is no service, and soon after an event', async () => {
  jest.useFakeTimers();
  const events = fakeEvents();
  let isUp = false;
  const { streams } = network(() => (isUp ? events.answer() : refuseWith(503, 'UNKNOWN')));
  jest.spyOn(Math, 'random').mockReturnValue(1);
  const { onChange } = follow(fakeLocks());
  await jest.advanceTimersByTimeAsync(0);
  const after: number[] = [];
  for (const ms of [999, 1, 1_999, 1]) {
    await jest.advanceTimersByTimeAsync(ms);
    after.push(streams().length);
  }
  expect(after).toEqual([1, 2, 2, 3]);
  isUp = true;
  await jest.advanceTimersByTimeAsync(4_000);
  events.tell({ id: 'a', data });
  await jest.advanceTimersByTimeAsync(0);
  expect(onChange).toHaveBeenCalledTimes(1);
  events.close();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(streams()).toHaveLength(5);
});

it('asks a service that refuses again after a minute at the earliest', async () => {
  jest.useFakeTimers();
  const { streams } = network(() => refuseWith(403, 'FORBIDDEN', { reason: 'REMOVED' }));
  jest.spyOn(Math, 'random').mockReturnValue(1);
  follow(fakeLocks());
  await jest.advanceTimersByTimeAsync(59_000);
  expect(streams()).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(streams()).toHaveLength(2);
});

it('loads the group once more when the watching is over', async () => {
  const events = fakeEvents();
  const { streams } = network(events.answer);
  const { onChange } = follow(fakeLocks());
  await waitFor(() => expect(streams()).toHaveLength(1));
  events.tell({ id: 'z', name: 'end', data: {} });
  events.close();
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
});
