import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { ana } from '@tiffin/testing';
import { makeRoom, openRoom } from '../test-support/open-room';

/** Opens a setting of Ana's group of two. */
async function openSetting(name: RegExp) {
  const group = makeRoom();
  const room = openRoom({
    session: ana,
    group,
    handlers: { updateFulfillment: () => ({ fulfillment: group, validationErrors: [] }) },
  });
  await room.user.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog'));
  const save = () => room.user.click(dialog.getByRole('button', { name: 'Save' }));
  const sent = () => room.network.callsOf('updateFulfillment').map(({ body }) => body);
  return { user: room.user, dialog, save, sent };
}

it('the guest limit does not go below the people who are in the group', async () => {
  const { dialog, user, save, sent } = await openSetting(/^Guest limit/);
  for (let count = makeRoom().guestMax; count > 2; count -= 1)
    await user.click(dialog.getByRole('button', { name: `Remove one spot, now ${count}` }));
  const less = dialog.getByRole('button', { name: 'Remove one spot, now 2' });
  expect(less).toHaveAttribute('aria-disabled', 'true');
  await user.click(less);
  expect(dialog.getByText('2 people')).toBeVisible();
  expect(dialog.getByText('2 people have joined already.')).toBeVisible();
  await save();
  await waitFor(() => expect(sent()).toEqual([{ guestMax: 2 }]));
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
});

it('a typed tip of the group is refused outside 0 to 200, and saved inside', async () => {
  const { dialog, user, save, sent } = await openSetting(/^Tip/);
  await user.click(await dialog.findByRole('radio', { name: 'Other' }));
  const field = dialog.getByRole('textbox', { name: 'Tip amount' });
  await user.type(field, '201');
  await save();
  expect(dialog.getByText('Enter an amount from 0 to 200.')).toBeVisible();
  expect(sent()).toEqual([]);
  await user.clear(field);
  await user.type(field, '3.50');
  await save();
  const tip = { selectedTipOptionId: null, customTipAmountMicro: 3_500_000 };
  await waitFor(() => expect(sent()).toEqual([{ tip }]));
});
