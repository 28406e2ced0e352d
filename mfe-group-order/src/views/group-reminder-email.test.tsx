import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Fulfillment, FulfillmentGuest } from '@tiffin/contracts';
import { isAnyDirty } from '@tiffin/federation';
import { ana, refuseWith } from '@tiffin/testing';
import type { Handler } from '@tiffin/testing';
import { asBen } from '../test-support/as-ben';
import { openRoom } from '../test-support/open-room';

const email = 'ben@home.example';

/** Ana's group as Ben sees it, who has no account, with what the service says of his address. */
function asVisitor(reminderEmail?: string | null, more: Partial<FulfillmentGuest> = {}): Fulfillment {
  const base = asBen();
  const guests = base.guests.map((one) => (one.seat === 1 ? { ...one, reminderEmail, ...more } : one));
  return { ...base, guests };
}

const openVisit = (group: Fulfillment, handlers: Readonly<Record<string, Handler>> = {}) =>
  openRoom({ group, session: 'guest', handlers });
const ask = async () => screen.findByRole('button', { name: 'Email me before it closes' });

it('a guest without an account asks for reminders by email, and takes that back', async () => {
  const answers = [asVisitor(email), asVisitor(null)];
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const room = openVisit(asVisitor(null), {
    setReminderEmail: () => {
      const fulfillment = answers.shift();
      room.network.plan({ getFulfillment: () => ({ fulfillment }) });
      return held.then(() => ({ fulfillment }));
    },
  });
  await room.user.click(await ask());
  const field = await screen.findByRole('textbox', { name: 'Your email' });
  expect(field).toHaveFocus();
  await room.user.type(field, 'ben@');
  await room.user.click(screen.getByRole('button', { name: 'Remind me' }));
  expect(field).toHaveAccessibleDescription(/Enter a full email address/);
  expect(isAnyDirty()).toBe(true);
  await room.user.type(field, 'home.example{Enter}');
  const save = screen.getByRole('button', { name: 'Remind me' });
  await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'));
  await room.user.type(field, '{Enter}');
  release();
  expect(await screen.findByText(`We’ll remind you at ${email} before`, { exact: false })).toBeVisible();
  await room.user.click(screen.getByRole('button', { name: 'Remove email' }));
  expect(await ask()).toBeVisible();
  expect(document.body).not.toHaveFocus();
  expect(room.network.callsOf('setReminderEmail').map(({ body }) => body)).toEqual([
    { email },
    { email: null },
  ]);
});

it('an address that is refused for now stays typed, and the reason is said', async () => {
  const room = openVisit(asVisitor(null), {
    setReminderEmail: () => refuseWith(429, 'TOO_MANY_REQUESTS', { data: { seconds: 20 } }),
  });
  await room.user.click(await ask());
  await room.user.type(await screen.findByRole('textbox', { name: 'Your email' }), `${email}{Enter}`);
  expect(await screen.findByText(/20 seconds|too many|Too many|a moment/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Your email' })).toHaveValue(email);
});

it.each([
  ['nothing left to choose', { group: asVisitor(null, { status: 'READY' }), session: 'guest' as const }],
  ['an account', { group: asVisitor(null), session: ana }],
  ['a service that takes no addresses', { group: asVisitor(), session: 'guest' as const }],
  [
    'a group without a deadline',
    { group: { ...asVisitor(null), orderByTime: null }, session: 'guest' as const },
  ],
])('nothing is offered to a guest with %s', async (_who, visit) => {
  openRoom(visit);
  await screen.findByRole('heading', { name: 'Your part' });
  await waitFor(() => expect(screen.getByRole('button', { name: /Leave/ })).toBeVisible());
  expect(screen.queryByRole('button', { name: 'Email me before it closes' })).toBeNull();
});
