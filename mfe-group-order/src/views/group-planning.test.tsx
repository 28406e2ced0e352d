import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Fulfillment } from '@tiffin/contracts';
import { ana } from '@tiffin/testing';
import { asBen } from '../test-support/as-ben';
import { makeRoom, openRoom } from '../test-support/open-room';

const slots = {
  date: '2099-05-04',
  firstAvailableTime: '11:00',
  lastAvailableTime: '13:00',
  intervalMillis: 900_000,
};
const utc = { ...makeRoom().merchant, timeZone: 'UTC' };

type Times = { readonly orderByTime: string | null; readonly scheduledForTime: string | null };

function plan({ orderByTime, scheduledForTime }: Times): Partial<Fulfillment> {
  const scheduledDetails = { scheduled: scheduledForTime !== null, scheduledForTime };
  return { merchant: utc, orderByTime, scheduledDetails, expirationTime: '2099-05-05T00:00:00.000Z' };
}

const planned = (times: Times) => makeRoom(plan(times));

const handlers = (group = makeRoom()) => ({
  getFulfillmentTimeSlots: () => ({ scheduledOrderTimeSlots: [slots] }),
  updateFulfillment: () => ({ fulfillment: group, validationErrors: [] }),
});

const times = { orderByTime: '2099-05-04T10:00:00.000Z', scheduledForTime: '2099-05-04T11:00:00.000Z' };
const files: Blob[] = [];
beforeEach(() => {
  // The test's browser saves no files.
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  files.length = 0;
});
Object.assign(URL, {
  createObjectURL: (file: Blob) => {
    files.push(file);
    return 'blob:file';
  },
  revokeObjectURL: () => undefined,
});

it('[GRP-22] [MOD-09] a deadline is chosen on any day on which the merchant has food', async () => {
  const group = planned({ orderByTime: null, scheduledForTime: null });
  const room = openRoom({ session: ana, group, handlers: handlers(group) });
  await room.user.click(await screen.findByRole('button', { name: /^Deadline/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const day = await dialog.findByRole('button', { name: /^Mon 4/ });
  await room.user.click(day);
  expect(day).toHaveAttribute('aria-pressed', 'true');
  await room.user.click(dialog.getByRole('radio', { name: '10:30' }));
  await room.user.click(dialog.getByRole('button', { name: 'Save' }));
  const sent = room.network.callsOf('updateFulfillment').map(({ body }) => body);
  expect(sent).toEqual([{ orderByTime: '2099-05-04T10:30:00.000Z' }]);
});

it('the times of a whole day begin at midday, and other parts of the day are a press away', async () => {
  const group = planned({ orderByTime: null, scheduledForTime: null });
  const wholeDay = { ...slots, firstAvailableTime: '00:15', lastAvailableTime: '23:45' };
  const room = openRoom({
    session: ana,
    group,
    handlers: {
      ...handlers(group),
      getFulfillmentTimeSlots: () => ({ scheduledOrderTimeSlots: [wholeDay] }),
    },
  });
  await room.user.click(await screen.findByRole('button', { name: /^Time/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('button', { name: 'Mon 4 May' })).toBeVisible();
  const shown = () => dialog.getAllByRole('radio').map((tile) => tile.closest('label')?.textContent);
  expect(shown()).toHaveLength(12);
  expect(shown()[0]).toBe('11:00');
  const night = dialog.getByRole('button', { name: 'Night' });
  expect(night).toHaveAttribute('aria-pressed', 'false');
  await room.user.click(night);
  expect(night).toHaveAttribute('aria-pressed', 'true');
  expect(shown()[0]).toBe('00:15');
});

it('[GRP-18] food before the deadline is refused with the reason, and nothing is sent', async () => {
  const group = planned({ orderByTime: '2099-05-04T12:00:00.000Z', scheduledForTime: null });
  const room = openRoom({ session: ana, group, handlers: handlers(group) });
  await room.user.click(await screen.findByRole('button', { name: /^Time/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await room.user.click(await dialog.findByRole('radio', { name: '12:00' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('The food would arrive before everyone has chosen.');
  await room.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(room.network.callsOf('updateFulfillment')).toEqual([]);
  await room.user.click(dialog.getByRole('radio', { name: '12:15' }));
  await room.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(room.network.callsOf('updateFulfillment')).toHaveLength(1);
});

it.each([
  ['another time', { name: '11:30' }, '2099-05-04T11:30:00.000Z'],
  ['as soon as possible', { name: 'As soon as possible' }, null],
] as const)('[MOD-11] the scheduling dialog sends %s, once it is chosen', async (_what, choice, sent) => {
  const group = planned(times);
  const room = openRoom({ session: ana, group, handlers: handlers(group) });
  await room.user.click(await screen.findByRole('button', { name: /^Time/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Time' }));
  const tile = await dialog.findByRole('radio', { name: '11:00' });
  expect(tile).toBeChecked();
  await room.user.click(dialog.getByRole(sent === null ? 'button' : 'radio', choice));
  await room.user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(room.network.callsOf('updateFulfillment').map(({ body }) => body)).toEqual([
    { scheduledForTime: sent },
  ]);
});

it('[GRP-22] a deadline after the food is refused with the reason', async () => {
  const group = planned({
    orderByTime: '2099-05-04T10:00:00.000Z',
    scheduledForTime: '2099-05-04T11:00:00.000Z',
  });
  const room = openRoom({ session: ana, group, handlers: handlers(group) });
  await room.user.click(await screen.findByRole('button', { name: /^Deadline/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await room.user.click(await dialog.findByRole('radio', { name: '11:00' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Everyone must have chosen before the food arrives.');
  await room.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(room.network.callsOf('updateFulfillment')).toEqual([]);
});

it('[GRP-22] times of another day are shown with their day', async () => {
  openRoom({
    session: ana,
    group: planned({
      orderByTime: '2099-05-04T10:00:00.000Z',
      scheduledForTime: '2099-05-04T11:00:00.000Z',
    }),
  });
  expect(await screen.findByRole('button', { name: /^Deadline.*Mon 4 May, 10:00/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Time.*Arrives Mon 4 May, 11:00/ })).toBeVisible();
});

it('[GRP-22] host and guests save the lunch in their calendar, and the host a weekly reminder', async () => {
  const room = openRoom({ session: ana, group: planned(times) });
  await room.user.click(await screen.findByRole('button', { name: 'Add to calendar' }));
  await room.user.click(screen.getByRole('button', { name: 'Remind me every Monday' }));
  await waitFor(() => {
    expect(files).toHaveLength(2);
  });
  const [once, weekly] = await Promise.all(files.map((file) => text(file)));
  expect(once).toContain('DTSTART:20990504T110000Z');
  expect(once).toContain('SUMMARY:Lunch with Ana from Lucknow Lunch Home');
  expect(once).toContain('TRIGGER;VALUE=DATE-TIME:20990504T095000Z');
  expect(once).toContain('URL;VALUE=URI:http://localhost:3000/g/link-1');
  expect(weekly).toContain('DTSTART:20990504T110000\r\nDTEND:20990504T113000\r\nRRULE:FREQ=WEEKLY');
  expect(weekly).toContain('URL;VALUE=URI:http://localhost:3000/m/lucknow-lunch-home/menu');
});

it('says so when the calendar file cannot be made', async () => {
  jest.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('No memory is left.');
  });
  const room = openRoom({ group: planned(times) });
  await room.user.click(await screen.findByRole('button', { name: 'Add to calendar' }));
  expect(await screen.findByText(/^We couldn’t make the calendar file/)).toBeVisible();
});

it('[GRP-22] a guest gets the calendar file without the weekly reminder', async () => {
  openRoom({ group: asBen(plan(times)) });
  expect(await screen.findByRole('button', { name: 'Add to calendar' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Remind me/ })).toBeNull();
});

async function text(file: Blob): Promise<string> {
  return new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => {
      done(String(reader.result));
    };
    reader.readAsText(file);
  });
}

it('[GRP-22] a deadline days away is a date, and one of today counts down', async () => {
  const far = openRoom({ session: ana, group: planned(times) });
  const day = await screen.findAllByText('Mon 4 May, 10:00');
  expect(day.some((one) => one.closest('[aria-label], button') === null)).toBe(true);
  expect(screen.queryByText(/^\d+:\d\d:\d\d$/)).toBeNull();
  far.unmount();
  openRoom({ session: ana });
  expect(await screen.findByText(/^(1:00:00|59:\d\d)$/)).toBeVisible();
});
