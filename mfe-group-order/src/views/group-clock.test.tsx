import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { answerWith, makeCartItem, makeFulfillmentGuest } from '@tiffin/testing';
import { makeRoom, openRoom, statusOf } from '../test-support/open-room';

const minuteMs = 60_000;

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
    const dated = (data: unknown) => answerWith(200, data, { date: new Date(serverMs).toUTCString() });
    openRoom({
      group,
      handlers: {
        getFulfillment: () => dated({ fulfillment: group }),
        getFulfillmentStatus: () => dated(statusOf(group)),
      },
    });
    expect((await screen.findAllByRole('button', { name: /I’m done/ })).length).toBeGreaterThan(0);
    expect(screen.getByText(/^(29:\d\d|30:0\d)$/)).toBeVisible();
  },
);
