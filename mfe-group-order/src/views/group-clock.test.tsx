import { afterEach, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { answerWith, makeCartItem, makeFulfillmentGuest } from '@tiffin/testing';
import { asBen } from '../test-support/as-ben';
import { makeRoom, openRoom, statusOf } from '../test-support/open-room';

const minuteMs = 60_000;

afterEach(() => {
  jest.useRealTimers();
});

/** Opens a group at a service with this clock. */
function openRoomAt(group: ReturnType<typeof makeRoom>, serverMs: () => number): void {
  const dated = (data: unknown) => answerWith(200, data, { date: new Date(serverMs()).toUTCString() });
  openRoom({
    group,
    handlers: {
      getFulfillment: () => dated({ fulfillment: group }),
      getFulfillmentStatus: () => dated(statusOf(group)),
    },
  });
}

it.each([-3, 3])(
  'a device clock that is %i hours off changes neither what a guest can do nor the time left',
  async (hours) => {
    const serverMs = Date.now() - hours * 60 * minuteMs;
    const [host] = makeRoom().guests;
    const me = makeFulfillmentGuest({
      status: 'BROWSING',
      cartItems: [makeCartItem()],
      subtotalMicro: 12_000_000,
    });
    const group = makeRoom({
      currentUserId: 'user-ben',
      isCurrentUserAdmin: false,
      guests: [host ?? me, me],
      orderByTime: new Date(serverMs + 30 * minuteMs).toISOString(),
      expirationTime: new Date(serverMs + 90 * minuteMs).toISOString(),
    });
    openRoomAt(group, () => serverMs);
    expect((await screen.findAllByRole('button', { name: /I’m done/ })).length).toBeGreaterThan(0);
    expect(screen.getByText(/^(29:\d\d|30:0\d)$/)).toBeVisible();
  },
);

it('[GRP-22] counts down to the order-by time, and closes for a guest at that time', async () => {
  jest.useFakeTimers();
  const [host] = makeRoom().guests;
  const me = makeFulfillmentGuest({ status: 'BROWSING', cartItems: [makeCartItem()] });
  const group = makeRoom({
    currentUserId: 'user-ben',
    isCurrentUserAdmin: false,
    guests: [host ?? me, me],
    orderByTime: new Date(Date.now() + minuteMs).toISOString(),
    expirationTime: new Date(Date.now() + 90 * minuteMs).toISOString(),
  });
  openRoomAt(group, Date.now);
  expect((await screen.findAllByRole('button', { name: /I’m done/ })).length).toBeGreaterThan(0);
  expect(screen.getByText(/^(00:5\d|01:00)$/)).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(minuteMs / 2));
  expect(screen.getByText(/^00:[23]\d$/)).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(minuteMs / 2));
  expect(screen.queryByRole('button', { name: /I’m done/ })).toBeNull();
  expect(screen.getByText(/^Time’s up/)).toBeVisible();
});

it('[GRP-22] says the minutes that are really left', async () => {
  jest.useFakeTimers();
  const group = asBen({
    orderByTime: new Date(Date.now() + 4 * minuteMs - 1000).toISOString(),
    expirationTime: new Date(Date.now() + 90 * minuteMs).toISOString(),
  });
  openRoomAt(group, Date.now);
  expect(await screen.findByText('4 minutes left.')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(3 * minuteMs));
  expect(screen.getByText('1 minute left.')).toBeVisible();
});
