import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Fulfillment } from '@tiffin/contracts';
import { ana, makeDeliveryAddress, refuseWith } from '@tiffin/testing';
import type { Handler } from '@tiffin/testing';
import { makeRoom, openRoom } from '../test-support/open-room';

const mercer = { type: 'house', housenumber: '12', street: 'Mercer Street' };
const street = { type: 'street', name: 'Mercer Street' };
const found = (properties: object) => () => ({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [-79.3901, 43.6455] },
      properties: { osm_type: 'N', osm_id: 12, city: 'Toronto', countrycode: 'CA', ...properties },
    },
  ],
});
const delivered = (more: Partial<Fulfillment> = {}) => makeRoom({ fulfillmentType: 'DELIVERY', ...more });
const saved = makeDeliveryAddress({ deliveryAddressId: 'new-1', address: '12 Mercer Street, Toronto' });

/** Opens the delivery panel of a group. The host's address book begins empty and keeps what is added. */
async function openPanel(group: Fulfillment, handlers: Readonly<Record<string, Handler>> = {}) {
  let book: (typeof saved)[] = [];
  const room = openRoom({
    group,
    session: ana,
    handlers: {
      getDeliveryAddresses: () => ({ deliveryAddresses: book }),
      addDeliveryAddress: () => {
        book = [saved];
        return { deliveryAddress: saved };
      },
      getFulfillmentTypeOptions: () => ({ fulfillmentTypes: ['DELIVERY', 'PICKUP'] }),
      searchAddresses: found(mercer),
      updateFulfillment: () => ({ fulfillment: group, validationErrors: [] }),
      ...handlers,
    },
  });
  await room.user.click(await screen.findByRole('button', { name: /^Delivery/ }));
  const panel = within(await screen.findByRole('dialog', { name: 'Delivery or pickup' }));
  const save = () => room.user.click(panel.getByRole('button', { name: 'Save' }));
  const find = async () => {
    await room.user.type(await panel.findByRole('combobox', { name: 'Address' }), 'mercer');
    await room.user.click(await screen.findByRole('option', { name: /Mercer Street/ }));
  };
  const bodies = () => room.network.callsOf('updateFulfillment').map(({ body }) => body);
  return { ...room, panel, save, find, bodies };
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('[CRT-05] a host without an address finds one, which is saved, listed, and where the group goes', async () => {
  const { user, network, panel, save, find, bodies } = await openPanel(delivered());
  expect(panel.queryByRole('radio', { name: 'Another address' })).toBeNull();
  await find();
  await user.type(panel.getByRole('textbox', { name: /Delivery instructions/ }), 'Ring twice');
  const reads = network.callsOf('getDeliveryAddresses').length;
  await save();
  await closed();
  expect(network.callsOf('addDeliveryAddress').map(({ body }) => body)).toEqual([
    {
      address: expect.objectContaining({
        lat: 43.6455,
        lng: -79.3901,
        userDeliveryAddressExtraInfoDetail: expect.objectContaining({ addressLine1: '12 Mercer Street' }),
      }),
    },
  ]);
  expect(bodies()).toEqual([
    {
      fulfillmentType: 'DELIVERY',
      deliveryAddressId: 'new-1',
      deliveryDetails: {
        location: '12 Mercer Street, Toronto',
        locationId: 'new-1',
        deliveryInstructions: 'Ring twice',
      },
    },
  ]);
  expect(network.callsOf('getDeliveryAddresses').length).toBeGreaterThan(reads);
});

it('[GRP-10] [MOD-11] the panel stays open with the saved address while the setting is invalid', async () => {
  const problems = [{ field: 'deliveryLocation', code: 'ADDRESS_OUT_OF_RANGE' }];
  const { panel, network, save, find } = await openPanel(delivered(), {
    updateFulfillment: () => ({ fulfillment: delivered(), validationErrors: problems }),
  });
  await find();
  await save();
  expect(await panel.findByText(/doesn’t deliver that far/)).toBeVisible();
  expect(panel.getByRole('radio', { name: /12 Mercer Street/ })).toBeChecked();
  await save();
  expect(network.callsOf('addDeliveryAddress')).toHaveLength(1);
  const updates = network.callsOf('updateFulfillment');
  expect(updates.map(({ query }) => query)).toEqual([{ withValidation: 'true' }, { withValidation: 'true' }]);
});

it('a group is not sent to a street without a house number, nor nowhere', async () => {
  const { user, network, panel, save, find } = await openPanel(delivered(), {
    searchAddresses: found(street),
  });
  const field = await panel.findByRole('combobox', { name: 'Address' });
  await save();
  expect(field).toHaveAccessibleDescription(/Enter an address/);
  await find();
  await save();
  const number = panel.getByRole('textbox', { name: 'House number' });
  expect(number).toHaveAccessibleDescription(/Enter the house number/);
  expect(network.callsOf('addDeliveryAddress')).toEqual([]);
  await user.type(number, '12');
  await save();
  await closed();
  expect(network.callsOf('addDeliveryAddress')).toHaveLength(1);
});

it('says that an address could not be saved, and keeps it', async () => {
  const { panel, save, find, bodies } = await openPanel(delivered(), {
    addDeliveryAddress: () => refuseWith(503, 'UNKNOWN'),
  });
  await find();
  await save();
  expect(await panel.findByText(/try again/i)).toBeVisible();
  expect(panel.getByRole('combobox', { name: 'Address' })).toHaveValue('12 Mercer Street, Toronto');
  expect(bodies()).toEqual([]);
});

it('the host keeps the group’s place in words, such as their work location', async () => {
  const deliveryDetails = { location: 'Harbour Works, Zone B', locationId: null, deliveryInstructions: '' };
  const { user, panel, save, bodies } = await openPanel(delivered({ deliveryDetails }));
  expect(panel.getByRole('radio', { name: 'Harbour Works, Zone B' })).toBeChecked();
  expect(panel.getByRole('radio', { name: 'Another address' })).not.toBeChecked();
  await user.type(panel.getByRole('textbox', { name: 'Delivery instructions' }), 'At the desk');
  await save();
  await closed();
  expect(bodies()).toEqual([
    {
      fulfillmentType: 'DELIVERY',
      deliveryDetails: { ...deliveryDetails, deliveryInstructions: 'At the desk' },
    },
  ]);
});

describe('a co-host', () => {
  const room = delivered({ hostId: 'user-ben' });
  const [host, ...guests] = room.guests;
  const group = { ...room, guests: [...(host ? [{ ...host, isCoHost: true as const }] : []), ...guests] };
  const ofHost = { location: '1 Robson Street, Vancouver', locationId: 'of-ben', deliveryInstructions: '' };

  it('[CRT-05] finds an address like a host, which is saved in the co-host’s own book', async () => {
    const { network, panel, save, find, bodies } = await openPanel(group);
    expect(panel.queryByRole('textbox', { name: 'Delivery address' })).toBeNull();
    await find();
    await save();
    await closed();
    expect(network.callsOf('addDeliveryAddress')).toHaveLength(1);
    expect(bodies()).toMatchObject([
      { deliveryAddressId: 'new-1', deliveryDetails: { locationId: 'new-1' } },
    ]);
  });

  it('[CRT-05] chooses an address of their own book', async () => {
    const own = makeDeliveryAddress({ deliveryAddressId: 'own-1', address: '7 Home Road, Toronto' });
    const { user, panel, save, bodies } = await openPanel(
      { ...group, deliveryDetails: ofHost },
      { getDeliveryAddresses: () => ({ deliveryAddresses: [own] }) },
    );
    await user.click(await panel.findByRole('radio', { name: own.address }));
    await save();
    await closed();
    expect(bodies()).toMatchObject([
      { deliveryAddressId: 'own-1', deliveryDetails: { locationId: 'own-1' } },
    ]);
  });

  it('keeps the host’s address, which is none of their book', async () => {
    const { user, panel, save, bodies } = await openPanel({ ...group, deliveryDetails: ofHost });
    expect(panel.getByRole('radio', { name: ofHost.location })).toBeChecked();
    await user.type(panel.getByRole('textbox', { name: 'Delivery instructions' }), 'At the desk');
    await save();
    await closed();
    expect(bodies()).toEqual([
      { fulfillmentType: 'DELIVERY', deliveryDetails: { ...ofHost, deliveryInstructions: 'At the desk' } },
    ]);
  });
});

it('the host keeps the address that a co-host has chosen', async () => {
  const deliveryDetails = {
    location: '7 Home Road, Toronto',
    locationId: 'of-ben',
    deliveryInstructions: 'Ring',
  };
  const { panel, user, save, bodies } = await openPanel(delivered({ deliveryDetails }));
  expect(panel.getByRole('radio', { name: '7 Home Road, Toronto' })).toBeChecked();
  await user.clear(panel.getByRole('textbox', { name: 'Delivery instructions' }));
  await save();
  await closed();
  expect(bodies()).toMatchObject([{ deliveryDetails: { locationId: 'of-ben', deliveryInstructions: '' } }]);
});
