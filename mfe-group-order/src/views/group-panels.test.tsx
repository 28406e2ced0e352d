import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { ana, makeCartItem, makeFulfillmentGuest, refuseWith } from '@tiffin/testing';
import { asBen } from '../test-support/as-ben';
import { makeRoom, openRoom } from '../test-support/open-room';

type Room = ReturnType<typeof openRoom>;

async function openPerson(room: Room, name: string): Promise<HTMLElement> {
  await room.user.click(await screen.findByRole('button', { name }));
  return screen.findByRole('dialog', { name });
}

it('[MOD-08] [MOD-11] the host’s name opens what the host does and who pays', async () => {
  const dialog = await openPerson(
    openRoom({ group: asBen({ paymentSplit: 'PAY_SEPARATELY' }) }),
    'Ana Oliveira',
  );
  expect(within(dialog).getByText('Decides for the group')).toBeVisible();
  expect(within(dialog).getByText('Places the order')).toBeVisible();
  expect(within(dialog).getByText(/^Closes the group order, pays the restaurant,/)).toBeVisible();
  expect(within(dialog).getByText(/Everyone pays their own part/)).toBeVisible();
});

it('[MOD-08] [MOD-11] a guest’s name opens their items and their part, and closing returns the focus', async () => {
  const base = makeRoom({ paymentSplit: 'FIXED_AMOUNT', fixedAmountMicro: 5_000_000 });
  const items = [
    makeCartItem({ cartItemId: 'a', name: 'Dal', priceMicro: 6_000_000 }),
    makeCartItem({ cartItemId: 'b', name: 'Naan', priceMicro: 2_000_000, isAvailable: false }),
  ];
  const guests = base.guests.map((one) => (one.seat === 0 ? one : { ...one, cartItems: items }));
  const room = openRoom({ session: ana, group: { ...base, guests } });
  const dialog = await openPerson(room, 'Ben Tran');
  const rows = within(dialog)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(rows).toEqual([expect.stringMatching(/Dal.*\$6\.00/), expect.stringMatching(/Naan.*Not available/)]);
  expect(within(dialog).getByText('Covered by the host').nextElementSibling).toHaveTextContent('$5.00');
  expect(within(dialog).getByText('Pays').nextElementSibling).toHaveTextContent('$3.40');
  await room.user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Ben Tran' })).toHaveFocus();
});

it('a guest does not see what others keep private', async () => {
  const base = asBen();
  const cy = makeFulfillmentGuest({
    externalUserId: 'user-cy',
    firstName: 'Cy',
    lastName: 'Ng',
    seat: 2,
    status: 'READY',
  });
  const group = asBen({
    groupDisplay: { ...base.groupDisplay, showGuestItems: false },
    guests: [...base.guests, cy],
  });
  const dialog = await openPerson(openRoom({ group }), 'Cy Ng');
  expect(within(dialog).getByText('Items kept private')).toBeVisible();
  expect(within(dialog).queryByRole('list')).toBeNull();
});

it.each([
  ['LINK_ONLY', 'FULFILLMENT', 'With the invite link'],
  ['DEFAULT_TEAM', 'FULFILLMENT', 'With the invite link, or without it from the host’s team'],
  ['LINK_ONLY', 'PRIVATE_PIGGYBACK', 'Only people the host invites'],
] as const)('[MOD-08] the details of a group say how to join: %s, %s', async (shareMode, kind, joining) => {
  const showGuestItems = kind === 'FULFILLMENT';
  const deliveryDetails = {
    location: '12 Mercer Street',
    locationId: null,
    deliveryInstructions: 'Ring twice',
  };
  const base = makeRoom({ fulfillmentType: 'DELIVERY', deliveryDetails });
  const groupDisplay = { ...base.groupDisplay, showGuestItems };
  const shareSettings = { ...base.shareSettings, shareMode };
  const group = { ...base, kind, groupDisplay, shareSettings, orderByTime: null };
  const room = openRoom({ session: ana, group });
  await room.user.click(await screen.findByRole('button', { name: 'Details' }));
  const dialog = await screen.findByRole('dialog', { name: 'Group order details' });
  expect(within(dialog).getByText(joining)).toBeVisible();
  expect(within(dialog).getByText('2 of 10')).toBeVisible();
  const privacy = showGuestItems ? 'Everyone in the group sees them.' : 'Only the host sees everyone’s.';
  expect(within(dialog).getByText(privacy)).toBeVisible();
  expect(within(dialog).getByText('12 Mercer Street · Ring twice')).toBeVisible();
  for (const title of ['Restaurant', 'Who pays', 'Deadline', 'Time', 'Delivery or pickup'])
    expect(within(dialog).getByText(title)).toBeVisible();
  expect(within(dialog).getByText('Deadline').parentElement).toHaveTextContent(/No deadline$/);
});

it('[ADR-02] saved addresses that cannot be loaded toast, and the host can describe the place', async () => {
  const room = openRoom({
    session: ana,
    group: makeRoom({ fulfillmentType: 'DELIVERY' }),
    handlers: {
      getFulfillmentTypeOptions: () => ({ fulfillmentTypes: ['DELIVERY', 'PICKUP'] }),
      getDeliveryAddresses: () => refuseWith(400, 'UNKNOWN'),
    },
  });
  await room.user.click(await screen.findByRole('button', { name: /^Delivery/ }));
  await screen.findByRole('dialog', { name: 'Delivery or pickup' });
  await waitFor(() =>
    expect(room.effects).toEqual([{ kind: 'toast', messageKey: 'errors.tryAgain', tone: 'error' }]),
  );
});
