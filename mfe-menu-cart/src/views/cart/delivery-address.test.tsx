import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ana, makeCart, makeCartItem, makeDeliveryAddress, refuseWith, renderInApp } from '@tiffin/testing';
import type { FakeNetwork, Handler, TestSession } from '@tiffin/testing';
import { savedLocation } from '../../domain/saved-location';
import { chooseAddress } from '../../test-support/found-places';
import { openKitchen } from '../../test-support/open-kitchen';
import { MenuScreen } from '../menu/menu-screen';
import { OrderScreen } from '../order/order-screen';

const granville = makeDeliveryAddress();
const king = makeDeliveryAddress({ deliveryAddressId: 'address-2', address: '5 King Street, Toronto' });
const tooFar = (data?: object) => () => refuseWith(400, 'ADDRESS_OUT_OF_RANGE', { data });
const kilometres = { distanceMetres: 27_100, maxDistanceMetres: 25_000 };

/** Opens the dialog of a delivery that has no address yet. The person's addresses are a working book. */
async function openDialog(
  handlers: Readonly<Record<string, Handler>> = {},
  { book = [granville, king], session = ana }: { book?: (typeof granville)[]; session?: TestSession } = {},
) {
  let addresses = book;
  const network: FakeNetwork = openKitchen({
    getCart: () => ({ cart: makeCart({ fulfillmentType: 'DELIVERY' }) }),
    putCartFulfillment: ({ body }) => ({ cart: makeCart(Object(body)) }),
    getDeliveryAddresses: () => ({ deliveryAddresses: addresses }),
    addDeliveryAddress: ({ body }) => {
      const added = makeDeliveryAddress({
        deliveryAddressId: `address-${addresses.length + 10}`,
        address: '9 Queen Street',
        deliveryAddressDetail: Object(body).address,
      });
      addresses = [added, ...addresses];
      return { deliveryAddress: added };
    },
    removeDeliveryAddress: ({ params }) => {
      addresses = addresses.filter(({ deliveryAddressId }) => deliveryAddressId !== params['id']);
      return {};
    },
    ...handlers,
  });
  const { user, effects } = renderInApp(<OrderScreen />, {
    path: '/m/lucknow-lunch-home/order',
    route: '/m/:merchantExternalId/order',
    session,
  });
  await user.click(await screen.findByRole('button', { name: /^Add delivery address/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delivery or pickup' }));
  const save = () => user.click(dialog.getByRole('button', { name: 'Save' }));
  const type = async () => {
    await user.click(await dialog.findByRole('radio', { name: 'Another address' }));
    await typeStreet();
  };
  const typeStreet = async () => {
    await chooseAddress({ user }, dialog, '9 queen', /9 Queen Street/);
  };
  return { user, network, effects, dialog, save, type, typeStreet };
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('saved addresses that cannot be loaded', () => {
  const tryAgain = { kind: 'toast', messageKey: 'errors.tryAgain', tone: 'error' };
  const isDown = { getDeliveryAddresses: () => refuseWith(400, 'UNKNOWN') };

  it('[ADR-02] toast when the dialog asks for them, which still takes another address', async () => {
    const { effects, dialog } = await openDialog(isDown);
    await waitFor(() => expect(effects).toEqual([tryAgain]));
    expect(dialog.getByRole('combobox', { name: 'Address' })).toBeVisible();
  });

  it('[ADR-02] toast when the cart asks for the chosen one', async () => {
    openKitchen({
      ...isDown,
      getCart: () => ({ cart: makeCart({ cartItems: [makeCartItem()], fulfillmentType: 'DELIVERY' }) }),
    });
    const { effects } = renderInApp(<OrderScreen />, {
      path: '/m/lucknow-lunch-home/order',
      route: '/m/:merchantExternalId/order',
      session: ana,
      deliveryLocation: savedLocation(granville),
    });
    await waitFor(() => expect(effects).toEqual([tryAgain]));
  });
});

describe('a delivery address that is out of range', () => {
  it('[ADR-03] is refused with how much it is too far, and is not saved to the book', async () => {
    const { network, dialog, save, type } = await openDialog({ putCartFulfillment: tooFar(kilometres) });
    await type();
    await save();
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'This address is 2.1 km outside Lucknow Lunch Home, Gastown’s delivery area.',
    );
    expect(network.callsOf('addDeliveryAddress')).toHaveLength(0);
    expect(dialog.getByRole('combobox', { name: 'Address' })).toHaveValue('9 Queen Street, Toronto');
  });

  it('[ADR-03] is refused without a figure if the service gives none, also when it is a saved one', async () => {
    const { dialog, save } = await openDialog({ putCartFulfillment: tooFar() });
    await dialog.findByRole('radio', { name: /5 King Street/ });
    await save();
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Lucknow Lunch Home, Gastown doesn’t deliver to this address.',
    );
  });
});

describe('a new delivery address', () => {
  it('[ADR-03] goes to the cart first, then to the book, and the cart then names the saved one', async () => {
    const { network, save, type } = await openDialog();
    await type();
    await save();
    await closed();
    const sent = () => network.callsOf('putCartFulfillment');
    await waitFor(() =>
      expect(sent().map(({ body }) => Object(body).userDeliveryAddressId)).toEqual([null, 'address-12']),
    );
    expect(network.callsOf('addDeliveryAddress')).toHaveLength(1);
    await waitFor(() => expect(network.callsOf('getDeliveryAddresses').length).toBeGreaterThan(1));
  });

  it('[ADR-03] that the book does not take stays in the cart, and the person learns it', async () => {
    const { save, type } = await openDialog({ addDeliveryAddress: () => refuseWith(503, 'UNKNOWN') });
    await type();
    await save();
    await closed();
    expect(await screen.findByText(/couldn’t save it for next time/)).toBeVisible();
    expect(await screen.findByRole('button', { name: /Delivery 9 Queen Street/ })).toBeVisible();
  });

  it('[ADR-03] is saved to the book once, although the cart then did not take it', async () => {
    let puts = 0;
    const { network, dialog, save, type } = await openDialog({
      putCartFulfillment: ({ body }) => {
        puts += 1;
        return puts === 2 ? refuseWith(503, 'UNKNOWN') : { cart: makeCart(Object(body)) };
      },
    });
    await type();
    await save();
    expect(await dialog.findByRole('alert')).toBeVisible();
    expect(await dialog.findByRole('radio', { name: /9 Queen Street/ })).toBeChecked();
    await save();
    await closed();
    expect(network.callsOf('addDeliveryAddress')).toHaveLength(1);
    await waitFor(() =>
      expect(network.callsOf('putCartFulfillment')[2]?.body).toMatchObject({
        userDeliveryAddressId: 'address-12',
      }),
    );
  });
});

it('[ADR-03] a street without a house number is asked for it, and what was typed is kept', async () => {
  const { user, network, dialog, save } = await openDialog({}, { book: [] });
  await chooseAddress({ user }, dialog, 'mercer', /Mercer Street/);
  await user.type(dialog.getByRole('textbox', { name: /Floor/ }), '7F');
  await save();
  const number = dialog.getByRole('textbox', { name: 'House number' });
  expect(number).toHaveAccessibleDescription(/Enter the house number/);
  expect(network.callsOf('putCartFulfillment')).toEqual([]);
  expect(dialog.getByRole('combobox', { name: 'Address' })).toHaveValue('Mercer Street, Toronto');
  await user.type(number, '12');
  await save();
  await closed();
  const [{ body } = { body: undefined }] = network.callsOf('putCartFulfillment');
  expect(Object(body).userDeliveryAddressDetail.userDeliveryAddressExtraInfoDetail).toMatchObject({
    addressLine1: '12 Mercer Street',
    addressLine2: '7F',
  });
});

describe('the first delivery address of a person', () => {
  it('[CRT-05] refreshes the list, and the cart is then delivered to the saved address', async () => {
    const { user, network, dialog, save, typeStreet } = await openDialog({}, { book: [] });
    await dialog.findByRole('combobox', { name: 'Address' });
    expect(dialog.queryByRole('radio', { name: 'Another address' })).toBeNull();
    const reads = network.callsOf('getDeliveryAddresses').length;
    await typeStreet();
    await save();
    await closed();
    await waitFor(() =>
      expect(network.callsOf('putCartFulfillment').map(({ body }) => body)).toEqual([
        expect.objectContaining({ fulfillmentType: 'DELIVERY', userDeliveryAddressId: null }),
        expect.objectContaining({ fulfillmentType: 'DELIVERY', userDeliveryAddressId: 'address-10' }),
      ]),
    );
    await user.click(await screen.findByRole('button', { name: /Delivery 9 Queen Street/ }));
    const again = within(await screen.findByRole('dialog', { name: 'Delivery or pickup' }));
    expect(await again.findByRole('radio', { name: /9 Queen Street/ })).toBeChecked();
    expect(network.callsOf('getDeliveryAddresses').length).toBeGreaterThan(reads);
  });

  it('[CRT-05] goes to the cart only, if the person does not want it saved', async () => {
    const { user, network, dialog, save, typeStreet } = await openDialog({}, { book: [] });
    await dialog.findByRole('combobox', { name: 'Address' });
    await typeStreet();
    await user.click(dialog.getByRole('checkbox', { name: /next time/ }));
    await save();
    await closed();
    expect(network.callsOf('putCartFulfillment')).toHaveLength(1);
    expect(network.callsOf('addDeliveryAddress')).toEqual([]);
  });
});

describe('the search for a new delivery address', () => {
  it('[ADR-03] gives the cart the coordinates of the place that the person chose by keyboard', async () => {
    const { user, network, dialog, save } = await openDialog({}, { session: 'guest' });
    const field = dialog.getByRole('combobox', { name: 'Address' });
    await user.type(field, '9 Que');
    expect(await screen.findByRole('option', { name: /9 Queen Street/ })).toBeVisible();
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(field).toHaveValue('9 Queen Street, Toronto'));
    expect(dialog.getByRole('textbox', { name: 'Postal code' })).toHaveValue('1000');
    await save();
    await closed();
    expect(network.callsOf('putCartFulfillment')[0]?.body).toMatchObject({
      userDeliveryAddressDetail: {
        lat: 43.6525,
        lng: -79.3793,
        userDeliveryAddressExtraInfoDetail: {
          addressLine1: '9 Queen Street',
          city: 'Toronto',
          country: 'CA',
        },
      },
    });
  });

  it('searches near the restaurant, once the person pauses, and only the last text', async () => {
    const { user, network, dialog } = await openDialog({}, { session: 'guest' });
    const field = dialog.getByRole('combobox', { name: 'Address' });
    await user.click(field);
    // Without a pause between them, however slow the machine is.
    for (const value of ['5', '5 King', '5 King Street']) fireEvent.change(field, { target: { value } });
    expect(await screen.findByRole('option', { name: /5 King Street/ })).toBeVisible();
    expect(network.callsOf('searchAddresses').map(({ query }) => query)).toEqual([
      { q: '5 King Street', lang: 'en', limit: '6', lat: '49.2838', lon: '-123.1088' },
    ]);
  });

  it('[ADR-03] takes no address that was not chosen, and no place without a street', async () => {
    const { user, network, dialog, save } = await openDialog({}, { session: 'guest' });
    const field = dialog.getByRole('combobox', { name: 'Address' });
    await user.type(field, '5 King Street');
    await save();
    expect(field).toHaveAccessibleDescription('Choose your address from the list.');
    await chooseAddress({ user }, dialog, 'Berl', /Berlin/);
    await save();
    expect(field).toHaveAccessibleDescription('Add the street and number.');
    expect(network.callsOf('putCartFulfillment')).toHaveLength(0);
  });

  it('says when nothing fits, and when the search does not answer', async () => {
    let isDown = true;
    const { user, dialog } = await openDialog(
      {
        searchAddresses: () =>
          isDown ? refuseWith(503, 'UNKNOWN') : { type: 'FeatureCollection', features: [] },
      },
      { session: 'guest' },
    );
    await user.type(dialog.getByRole('combobox', { name: 'Address' }), 'Atlantis');
    expect(await dialog.findByText('We couldn’t look up this address.')).toBeVisible();
    isDown = false;
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText(/We can’t find this address/)).toBeVisible();
    expect(dialog.getByRole('combobox', { name: 'Address' })).toHaveValue('Atlantis');
  });
});

describe('saved delivery addresses', () => {
  it('[ADR-03] are deleted one by one, and the next one is chosen', async () => {
    const { user, network, dialog, save } = await openDialog();
    await user.click(await dialog.findByRole('radio', { name: /5 King Street/ }));
    await user.click(dialog.getByRole('button', { name: 'Delete 5 King Street, Toronto' }));
    await waitFor(() => expect(dialog.queryByRole('radio', { name: /5 King Street/ })).toBeNull());
    expect(network.callsOf('removeDeliveryAddress').map(({ params }) => params)).toEqual([
      { id: 'address-2' },
    ]);
    expect(dialog.getByRole('radio', { name: /200 Granville Street/ })).toBeChecked();
    await save();
    await closed();
    expect(network.callsOf('putCartFulfillment')[0]?.body).toMatchObject({
      userDeliveryAddressId: 'address-1',
    });
  });

  it('[ADR-03] leave the form for a new one, with the focus, after the last is deleted', async () => {
    const { user, dialog } = await openDialog({}, { book: [granville] });
    await user.click(await dialog.findByRole('button', { name: /^Delete 200 Granville Street/ }));
    expect(await dialog.findByRole('combobox', { name: 'Address' })).toHaveFocus();
  });

  it('[ADR-03] that the cart uses are deleted from the book only', async () => {
    const { user, network, dialog } = await openDialog({
      getCart: () => ({
        cart: makeCart({
          fulfillmentType: 'DELIVERY',
          userDeliveryAddressId: 'address-2',
        }),
      }),
    });
    await user.click(await dialog.findByRole('button', { name: /^Delete 5 King Street/ }));
    expect(await dialog.findByRole('radio', { name: /200 Granville Street/ })).toBeChecked();
    expect(network.callsOf('putCartFulfillment')).toHaveLength(0);
  });

  it('[ADR-03] stay when they could not be deleted', async () => {
    const { user, dialog } = await openDialog({ removeDeliveryAddress: () => refuseWith(503, 'UNKNOWN') });
    await user.click(await dialog.findByRole('button', { name: /^Delete 200 Granville Street/ }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^200 Granville Street.* wasn’t deleted/);
    expect(dialog.getByRole('radio', { name: /200 Granville Street/ })).toBeVisible();
  });

  it('[ADR-03] that another window has deleted disappear', async () => {
    const { user, network, dialog } = await openDialog({
      removeDeliveryAddress: () => {
        network.plan({ getDeliveryAddresses: () => ({ deliveryAddresses: [king] }) });
        return refuseWith(404, 'NOT_FOUND');
      },
    });
    await user.click(await dialog.findByRole('button', { name: /^Delete 200 Granville Street/ }));
    await waitFor(() => expect(dialog.queryByRole('radio', { name: /200 Granville Street/ })).toBeNull());
    expect(dialog.queryByRole('alert')).toBeNull();
  });

  it('[ADR-03] are not offered to a guest', async () => {
    const { network, dialog, save, typeStreet } = await openDialog({}, { session: 'guest' });
    expect(dialog.queryByRole('button', { name: /^Delete/ })).toBeNull();
    await typeStreet();
    await save();
    await closed();
    expect(network.callsOf('addDeliveryAddress')).toHaveLength(0);
  });
});

it('[CRT-17] choosing delivery with an address that is out of range says so, and stays with pickup', async () => {
  openKitchen({
    getCart: () => ({ cart: makeCart({ userDeliveryAddressDetail: granville.deliveryAddressDetail }) }),
    putCartFulfillment: tooFar(kilometres),
  });
  const { user, effects } = renderInApp(<MenuScreen />, {
    path: '/m/lucknow-lunch-home/menu',
    route: '/m/:merchantExternalId/menu',
  });
  const [delivery] = await screen.findAllByRole('radio', { name: 'Delivery' });
  if (!delivery) throw new Error('There is no choice of delivery');
  await user.click(delivery);
  expect(
    await screen.findByText(/Lucknow Lunch Home, Gastown doesn’t deliver to this address/),
  ).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('radio', { name: 'Pickup' })[0]).toBeChecked());
  expect(effects).toEqual([{ kind: 'silence' }]);
});
