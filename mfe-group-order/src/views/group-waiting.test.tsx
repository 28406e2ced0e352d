import { afterEach, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Fulfillment, FulfillmentGuest } from '@tiffin/contracts';
import { ana, answerWith, makeCartItem, makeFulfillmentGuest, refuseWith } from '@tiffin/testing';
import type { Handler } from '@tiffin/testing';
import { announce } from '@tiffin/ui';
import { asBen } from '../test-support/as-ben';
import { makeRoom, openRoom, statusOf } from '../test-support/open-room';

const minuteMs = 60_000;
const [host] = makeRoom().guests;
const ben = makeFulfillmentGuest({ cartItems: [makeCartItem()], subtotalMicro: 12_000_000 });
const kay = makeFulfillmentGuest({ externalUserId: 'kay', firstName: 'Kay', lastName: '', seat: 2 });

afterEach(() => {
  jest.useRealTimers();
  // A new page has said nothing.
  act(() => announce(''));
});

const closing = (minutes: number) => ({
  orderByTime: new Date(Date.now() + minutes * minuteMs).toISOString(),
  expirationTime: new Date(Date.now() + 90 * minuteMs).toISOString(),
});
const roomOf = (guests: readonly FulfillmentGuest[], more: Partial<Fulfillment> = {}) =>
  makeRoom({ guests: [host ?? ben, ...guests], ...more });

/** Opens a room at a service with the device's clock. */
function openDated(group: Fulfillment): void {
  const dated = (data: unknown) => answerWith(200, data, { date: new Date().toUTCString() });
  openRoom({
    group,
    handlers: {
      getFulfillment: () => dated({ fulfillment: group }),
      getFulfillmentStatus: () => dated(statusOf(group)),
    },
  });
}

/** Returns every sentence that is announced from now on. */
function announcements(): readonly string[] {
  const said: string[] = [];
  const read = () => {
    const text = document.querySelector('[data-announcer]')?.textContent;
    if (text?.trim() && said.at(-1) !== text) said.push(text);
  };
  new MutationObserver(read).observe(document.body, { childList: true, subtree: true, characterData: true });
  return said;
}

it('a guest who is not done is told at 10, 5 and 1 minute, announced once each', async () => {
  jest.useFakeTimers();
  const said = announcements();
  openDated(asBen(closing(10.5)));
  await screen.findByRole('heading', { name: 'Your part' });
  expect(screen.queryByText(/minutes left\./)).toBeNull();
  const shown: (string | null)[] = [];
  for (let passed = 0; passed < 10; passed += 1) {
    await act(() => jest.advanceTimersByTimeAsync(minuteMs));
    shown.push((await screen.findByText(/minutes? left\.$/)).textContent);
  }
  expect(shown[0]).toBe('10 minutes left.');
  expect(shown).toContain('7 minutes left.');
  expect(shown.at(-1)).toBe('1 minute left.');
  const reminders = said.filter((text) => text.includes('left.'));
  expect(reminders).toEqual([
    expect.stringMatching(/^10 minutes left\. Choose, then press “I’m done” by/),
    expect.stringMatching(/^5 minutes left\./),
    expect.stringMatching(/^1 minute left\./),
  ]);
});

it('a guest who is done is not reminded', async () => {
  openRoom({ group: roomOf([{ ...ben, status: 'READY' }], { currentUserId: 'user-ben', ...closing(4) }) });
  await screen.findByRole('heading', { name: 'Your part' });
  expect(screen.queryByText(/minutes left\./)).toBeNull();
});

it('a guest who will be counted in is told so', async () => {
  openRoom({ group: asBen({ ...closing(4), countInAtDeadline: true }) });
  const [told] = await screen.findAllByText(/What you’ve chosen by .* will be ordered/);
  expect(told).toBeVisible();
});

it('a nudged guest sees who waits', async () => {
  const nudged = { ...ben, nudgedTime: new Date().toISOString() };
  openRoom({ group: roomOf([nudged], { currentUserId: 'user-ben', isCurrentUserAdmin: false }) });
  expect(await screen.findByText('Ana is waiting for your order.')).toBeVisible();
  expect(screen.getAllByText(/Choose, then press “I’m done”/)[0]).toBeVisible();
});

async function openWaiting(
  guests: readonly FulfillmentGuest[],
  handlers: Readonly<Record<string, Handler>> = {},
  more: Partial<Fulfillment> = {},
) {
  const times = closing(60);
  let group = roomOf(guests, { ...times, ...more });
  const change = (after: Partial<Fulfillment>) => {
    group = { ...group, ...after };
    return { fulfillment: group, validationErrors: [] };
  };
  const room = openRoom({
    session: ana,
    handlers: {
      getFulfillment: () => ({ fulfillment: group }),
      getFulfillmentStatus: () => statusOf(group),
      nudgeGuests: () =>
        change({ guests: group.guests.map((guest) => ({ ...guest, nudgedTime: new Date().toISOString() })) }),
      countGuestIn: ({ params }) =>
        change({
          guests: group.guests.map((guest) =>
            guest.externalUserId === params.externalUserId ? { ...guest, status: 'READY' as const } : guest,
          ),
        }),
      updateFulfillment: ({ body }) => change(Object(body)),
      ...handlers,
    },
  });
  const heading = await screen.findByRole('heading', { name: 'Still choosing' });
  return { room, heading, card: within(heading.closest('section') ?? heading) };
}

it('[GRP-03] the host sees who is still choosing, with what they have, and nudges one or all', async () => {
  const { room, card } = await openWaiting([ben, kay]);
  const rows = ['Ben Tran', 'Kay'].map((name) => card.getByRole('button', { name }).closest('li'));
  expect(rows.map((one) => one?.textContent)).toEqual([
    expect.stringContaining('Dal makhani'),
    expect.stringContaining('Nothing chosen yet'),
  ]);
  await room.user.click(card.getByRole('button', { name: 'Nudge Ben' }));
  expect(await screen.findByText('We asked Ben to choose.')).toBeInTheDocument();
  const again = card.getByRole('button', { name: 'Nudged Ben' });
  expect(again).toHaveAttribute('aria-disabled', 'true');
  await room.user.click(again);
  await room.user.click(card.getByRole('button', { name: 'Nudge everyone' }));
  await waitFor(() => {
    expect(room.network.callsOf('nudgeGuests').map(({ body }) => body)).toEqual([
      { externalUserIds: ['user-ben'] },
      { externalUserIds: ['user-ben', 'kay'] },
    ]);
  });
});

it('the host counts in a guest who has chosen; the focus stays in the card, then goes to the page', async () => {
  const chosen = { ...kay, cartItems: [makeCartItem()], subtotalMicro: 12_000_000 };
  const { room, card, heading } = await openWaiting([ben, chosen]);
  await room.user.click(card.getByRole('button', { name: 'Include Ben' }));
  expect(await screen.findByText('Ben is done.')).toBeInTheDocument();
  expect(card.queryByRole('button', { name: 'Ben Tran' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Ben Tran' })).toBeVisible();
  expect(heading).toHaveFocus();
  await room.user.click(card.getByRole('button', { name: 'Include Kay' }));
  await waitFor(() => {
    expect(screen.queryByRole('heading', { name: 'Still choosing' })).toBeNull();
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('a guest without a dish, or who must pay first, cannot be counted in', async () => {
  const { card } = await openWaiting(
    [{ ...ben, heldMicro: 0 }, kay],
    {},
    { paymentSplit: 'PAY_SEPARATELY', fixedAmountMicro: null },
  );
  expect(card.getByText('Has to pay their own part first')).toBeVisible();
  expect(card.queryByRole('button', { name: /Include/ })).toBeNull();
});

it('says why the service refuses, and keeps the guest in the list', async () => {
  const title = 'They have to pay their own part first';
  const { room, card } = await openWaiting([ben], {
    countGuestIn: () =>
      refuseWith(409, 'GUEST_PAYMENT_MISSING', {
        reason: 'PART_NOT_PAID',
        message: title,
      }),
  });
  await room.user.click(card.getByRole('button', { name: 'Include Ben' }));
  expect(await screen.findByText(title)).toBeVisible();
  expect(card.getByRole('button', { name: 'Ben Tran' })).toBeVisible();
});

it('one press gives everybody ten more minutes, also after the deadline, when nobody can be nudged', async () => {
  const late = { ...closing(-3), expirationTime: closing(0).expirationTime };
  const { room, card } = await openWaiting([ben], {}, late);
  expect(card.queryByRole('button', { name: /Nudge/ })).toBeNull();
  await room.user.click(card.getByRole('button', { name: 'Ben Tran' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Ben Tran' }));
  expect(await panel.findByRole('button', { name: 'Include Ben' })).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Nudge Ben' })).toBeNull();
  await room.user.click(panel.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await room.user.click(card.getByRole('button', { name: '10 more minutes' }));
  expect(await screen.findByText(/^Your guests can now choose until/)).toBeInTheDocument();
  const [sent] = room.network.callsOf('updateFulfillment');
  const until = Date.parse(Object(sent?.body).orderByTime);
  expect(Math.abs(until - Date.now() - 10 * minuteMs)).toBeLessThan(minuteMs);
});

it('the setting to count in at the deadline is saved alone', async () => {
  const room = openRoom({
    session: ana,
    handlers: {
      getFulfillmentTimeSlots: () => ({ scheduledOrderTimeSlots: [] }),
      updateFulfillment: () => ({ fulfillment: makeRoom(), validationErrors: [] }),
    },
  });
  await room.user.click(await screen.findByRole('button', { name: /^Deadline/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const setting = await dialog.findByRole('switch', { name: /^Include everyone who has chosen/ });
  expect(setting).not.toBeChecked();
  await room.user.click(setting);
  await room.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(room.network.callsOf('updateFulfillment').map(({ body }) => body)).toEqual([
    { countInAtDeadline: true },
  ]);
});
