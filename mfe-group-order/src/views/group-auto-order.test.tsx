import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Fulfillment } from '@tiffin/contracts';
import { ana, makePaymentGroup } from '@tiffin/testing';
import { makeRoom, openRoom } from '../test-support/open-room';

const [visa] = makePaymentGroup().paymentMethods;
const paymentMethod = { paymentMethodIdentifier: Object(visa).paymentMethodIdentifier };

async function openPanel(more: Partial<Fulfillment> = {}, paymentGroups = [makePaymentGroup()]) {
  const group = makeRoom(more);
  const room = openRoom({
    session: ana,
    group,
    handlers: {
      getFulfillmentTimeSlots: () => ({ scheduledOrderTimeSlots: [] }),
      getPaymentGroups: () => ({ paymentGroups }),
      updateFulfillment: () => ({ fulfillment: group, validationErrors: [] }),
    },
  });
  await room.user.click(await screen.findByRole('button', { name: /^Deadline/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const setting = await dialog.findByRole('switch', { name: /^Order automatically at the deadline/ });
  const save = () => room.user.click(dialog.getByRole('button', { name: 'Save' }));
  const sent = () => room.network.callsOf('updateFulfillment').map(({ body }) => body);
  return { room, dialog, setting, save, sent };
}

it('the host agrees to a stored card and a total; a missing total is asked for and nothing is sent', async () => {
  const { room, dialog, setting, save, sent } = await openPanel();
  expect(setting).not.toBeChecked();
  await room.user.click(setting);
  expect(await dialog.findByRole('radio', { name: /ending/ })).toBeChecked();
  expect(dialog.queryByRole('radio', { name: 'Another card' })).toBeNull();
  await save();
  expect(dialog.getByText('Enter an amount above 0, up to 100,000.')).toBeVisible();
  expect(sent()).toEqual([]);
  const most = dialog.getByRole('textbox', { name: /Order up to this total/ });
  expect(most).toHaveAccessibleDescription(/The group order is at \$21\.00 now\./);
  await room.user.type(most, '80');
  await save();
  expect(sent()).toEqual([{ autoOrder: { paymentMethod, maxTotalMicro: 80_000_000 } }]);
});

it('without a stored card the host reads where to add one', async () => {
  const { room, dialog, setting, save, sent } = await openPanel({}, []);
  await room.user.click(setting);
  await room.user.type(dialog.getByRole('textbox', { name: /Order up to this total/ }), '80');
  await save();
  expect(dialog.getByText(/Save a card to your account first/)).toBeVisible();
  expect(sent()).toEqual([]);
});

const otherMethod = { ...paymentMethod.paymentMethodIdentifier, entityId: 'card-2' };
const debit = { ...Object(visa), name: 'Debit 1881', paymentMethodIdentifier: otherMethod };

it.each([
  ['that the host chooses', [Object(visa), debit]],
  ['that is left once the saved one is gone', [debit]],
])('a card %s replaces the saved one for the same total', async (_which, paymentMethods) => {
  const maxTotalMicro = 80_000_000;
  const { room, dialog, save, sent } = await openPanel({ autoOrder: { paymentMethod, maxTotalMicro } }, [
    makePaymentGroup({ paymentMethods }),
  ]);
  const cards = await dialog.findAllByRole('radio', { name: /ending/ });
  expect(cards[0]).toBeChecked();
  for (const card of cards.slice(1)) await room.user.click(card);
  await save();
  expect(sent()).toEqual([
    { autoOrder: { paymentMethod: { paymentMethodIdentifier: otherMethod }, maxTotalMicro } },
  ]);
});

it('the host takes it back, and only that is saved', async () => {
  const { room, setting, save, sent } = await openPanel({
    autoOrder: { paymentMethod, maxTotalMicro: 80_000_000 },
  });
  expect(setting).toBeChecked();
  await room.user.click(setting);
  await save();
  expect(sent()).toEqual([{ autoOrder: null }]);
});

it('the room says that it will order, and why it did not', async () => {
  const autoOrder = { paymentMethod, maxTotalMicro: 80_000_000 };
  const first = openRoom({ session: ana, group: makeRoom({ autoOrder }) });
  expect(await screen.findByText(/order automatically at .*\$80\.00 or less/)).toBeVisible();
  first.unmount();
  const notOrdered = { code: 'ABOVE_MAXIMUM', message: 'The total is above your limit' };
  openRoom({ session: ana, group: makeRoom({ autoOrder, notOrdered }) });
  expect(await screen.findByText(/The total is above your limit\. Check out yourself/)).toBeVisible();
});
