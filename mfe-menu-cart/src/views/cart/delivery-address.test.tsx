import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { ana, makeCart, makeDeliveryAddress, refuseWith, renderInApp } from '@tiffin/testing';
import type { FakeNetwork, Handler, TestSession } from '@tiffin/testing';
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
  const { user } = renderInApp(<OrderScreen />, {
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
    await user.type(dialog.getByRole('textbox', { name: 'Street and number' }), '9 Queen Street');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'City' }), 'Toronto');
  };
  return { user, network, dialog, save, type, typeStreet };
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('a delivery address that is out of range', () => {
  it('[ADR-03] is refused with how much it is too far, and is not saved to the book', async () => {
    const { network, dialog, save, type } = await openDialog({ putCartFulfillment: tooFar(kilometres) });
    await type();
    await save();
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'This address is out of range: 2.1 km too far for Lucknow Lunch Home, Gastown.',
    );
    expect(network.callsOf('addDeliveryAddress')).toHaveLength(0);
    expect(dialog.getByRole('textbox', { name: 'Street and number' })).toHaveValue('9 Queen Street');
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
    expect(
      network.callsOf('putCartFulfillment').map(({ body }) => Object(body).userDeliveryAddressId),
    ).toEqual([null, 'address-12']);
    expect(network.callsOf('addDeliveryAddress')).toHaveLength(1);
    expect(network.callsOf('getDeliveryAddresses').length).toBeGreaterThan(1);
  });

  it('[ADR-03] that the book does not take stays in the cart, and the person learns it', async () => {
    const { save, type } = await openDialog({ addDeliveryAddress: () => refuseWith(503, 'UNKNOWN') });
    await type();
    await save();
    await closed();
    expect(await screen.findByText(/it wasn’t saved for next time/)).toBeVisible();
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
    expect(dialog.getByRole('radio', { name: /9 Queen Street/ })).toBeChecked();
    await save();
    await closed();
    expect(network.callsOf('addDeliveryAddress')).toHaveLength(1);
    expect(network.callsOf('putCartFulfillment')[2]?.body).toMatchObject({
      userDeliveryAddressId: 'address-12',
    });
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
    expect(await dialog.findByRole('textbox', { name: 'Street and number' })).toHaveFocus();
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
