import { afterEach, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { Fulfillment } from '@tiffin/contracts';
import { ana, answerWith, fakeEvents, makeCartItem, makeFulfillmentGuest } from '@tiffin/testing';
import { makeRoom, openRoom, statusOf } from '../test-support/open-room';
import { setVisible } from '../test-support/set-visible';

const minuteMs = 60_000;

afterEach(() => {
  jest.useRealTimers();
  setVisible(false);
});

/** Opens a room whose service can be changed. */
function openChangingRoom(handlers: Parameters<typeof openRoom>[0] = {}) {
  let group = makeRoom();
  const room = openRoom({
    session: ana,
    ...handlers,
    handlers: {
      getFulfillment: () => ({ fulfillment: group }),
      getFulfillmentStatus: () => statusOf(group),
      ...handlers.handlers,
    },
  });
  const change = (more: Partial<Fulfillment>) => {
    group = { ...group, ...more };
  };
  const reads = () => room.network.callsOf('getFulfillment').length;
  return { room, change, reads, read: () => group };
}

const tom = makeFulfillmentGuest({ externalUserId: 'tom', firstName: 'Tom', lastName: '', seat: 2 });

it.each([
  ['the state', { fulfillmentState: 'CLOSED' as const }],
  ['expirationTime', { expirationTime: '2099-01-01T00:00:00.000Z' }],
  ['orderByTime', { orderByTime: null }],
  ['completeTime', { completeTime: '2099-01-01T00:00:00.000Z' }],
  ['the guest list', { guests: [...makeRoom().guests, tom] }],
  [
    'the status of a guest',
    { guests: makeRoom().guests.map((guest) => ({ ...guest, status: 'BROWSING' as const })) },
  ],
])('[GRP-09] the poll after 60 s reloads the group after a change of %s', async (_what, more) => {
  jest.useFakeTimers();
  const { change, reads } = openChangingRoom();
  await screen.findByText('Ben Tran');
  await act(() => jest.advanceTimersByTimeAsync(0));
  change(more);
  await act(() => jest.advanceTimersByTimeAsync(minuteMs - 1_000));
  expect(reads()).toBe(1);
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(reads()).toBe(2);
});

it('says that what it shows may have changed while the service does not answer', async () => {
  openChangingRoom({ handlers: { getFulfillmentStatus: () => answerWith(503, {}) } });
  expect(await screen.findByText('We can’t get updates right now.')).toBeVisible();
  expect(screen.getByText('Ben Tran')).toBeVisible();
});

it('[GRP-09] the poll does not reload the group after any other change', async () => {
  jest.useFakeTimers();
  const { room, change, reads } = openChangingRoom();
  await screen.findByText('Ben Tran');
  await act(() => jest.advanceTimersByTimeAsync(0));
  change({ checksum: 'group-checksum-2', paymentSplit: 'PAY_SEPARATELY' });
  await act(() => jest.advanceTimersByTimeAsync(5 * minuteMs));
  expect(room.network.callsOf('getFulfillmentStatus').length).toBeGreaterThanOrEqual(5);
  expect(reads()).toBe(1);
});

it('shows a change as soon as an event tells it', async () => {
  setVisible(true);
  const events = fakeEvents();
  const { room, change, read } = openChangingRoom({ handlers: { watchFulfillment: events.answer } });
  await screen.findByText('Ben Tran');
  await waitFor(() => {
    expect(room.network.callsOf('watchFulfillment')).toHaveLength(1);
  });
  const [host, ben] = makeRoom().guests;
  change({
    guests: [host, { ...ben, cartItems: [makeCartItem({ name: 'Mango lassi' })] }, tom].filter(isGuest),
  });
  events.tell({ id: 'a', data: { ...Object(statusOf(read())), now: new Date().toISOString() } });
  expect((await screen.findAllByText('Tom'))[0]).toBeVisible();
  expect(await screen.findByText('Tom joined.')).toBeInTheDocument();
});

function isGuest(guest: Partial<typeof tom> | undefined): guest is typeof tom {
  return guest?.externalUserId !== undefined;
}

it('learns the time from what an event reloads: a device clock that is set wrong does no harm', async () => {
  setVisible(true);
  const events = fakeEvents();
  const { room, read } = openChangingRoom({ handlers: { watchFulfillment: events.answer } });
  await screen.findByText('Ben Tran');
  await waitFor(() => {
    expect(room.network.callsOf('watchFulfillment')).toHaveLength(1);
  });
  const date = new Date(Date.now() + 10 * minuteMs).toUTCString();
  room.network.plan({ getFulfillment: () => answerWith(200, { fulfillment: read() }, { date }) });
  events.tell({ id: 'a', data: {} });
  expect(await screen.findByText(/^(49:\d\d|50:0\d)$/)).toBeVisible();
});
