import { afterEach, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { setFlags } from '@tiffin/config';
import {
  ana,
  answerWith,
  makeActiveCart,
  makeAddressDetail,
  makeCart,
  makeCartItem,
  makeDeliveryAddress,
  makeEmptyCart,
  makeFinancialInfo,
  makeMerchant,
  refuseWith,
  renderInApp,
} from '@tiffin/testing';
import type { DeliveryLocation } from '@tiffin/domain';
import { deliveryLocations } from '@tiffin/delivery-location';
import type { TestSession } from '@tiffin/testing';
import { chooseAddress } from '../../test-support/found-places';
import { heldCart, openKitchen } from '../../test-support/open-kitchen';
import { OrderScreen } from './order-screen';

const open = (session: TestSession = 'guest', query = '', deliveryLocation?: DeliveryLocation) =>
  renderInApp(<OrderScreen />, {
    path: `/m/lucknow-lunch-home/order${query}`,
    route: '/m/:merchantExternalId/order',
    session,
    ...(deliveryLocation && { deliveryLocation }),
  });

afterEach(() => setFlags({}));

it('[PRM-08] sends the URL’s table to the cart from the order page too', async () => {
  const network = openKitchen({
    getCart: () => ({ cart: makeCart({ room: '12' }) }),
    patchCart: () => ({ cart: makeCart({ room: '12', table: '4' }) }),
  });
  open('guest', '?room=12&table=4');
  await waitFor(() => expect(network.callsOf('patchCart').map(({ body }) => body)).toEqual([{ table: '4' }]));
});

const total = (text: string) => screen.findByText(text, { selector: 'dd' });

it('[CRT-02] shows that the cart is loading, then its data', async () => {
  const held = heldCart();
  openKitchen({ getCart: () => held.answer });
  const { container } = open();
  await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).not.toBeNull());
  held.release(makeCart());
  expect(await screen.findByText('Dal makhani', { selector: 'b' })).toBeVisible();
  expect(await total('$12.60')).toBeVisible();
  expect(document.title).toBe('Your cart at Lucknow Lunch Home, Gastown · Tiffin');
  await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull());
});

it('[CRT-02] says that the cart did not load, and loads it again', async () => {
  const network = openKitchen({ getCart: () => refuseWith(400, 'INVALID_PARAMETER') });
  const { user } = open();
  expect(await screen.findByRole('heading', { name: 'Your cart didn’t load' })).toBeVisible();
  expect(screen.getByText('Everything in it is safe.')).toBeVisible();
  network.plan({ getCart: () => ({ cart: makeCart() }) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await total('$12.60')).toBeVisible();
});

it('[CRT-02] keeps the cart when the restaurant is read again and does not load', async () => {
  const network = openKitchen({ getCart: () => ({ cart: makeCart() }) });
  const { queryClient } = open();
  const dish = await screen.findByText('Dal makhani', { selector: 'b' });
  network.plan({ getMerchant: () => refuseWith(500, 'INTERNAL') });
  await act(() => queryClient.invalidateQueries());
  expect(network.callsOf('getMerchant').length).toBeGreaterThan(1);
  expect(dish).toBeVisible();
});

it('[CRT-02] [CRT-03] [CRT-23] changes a quantity at once, marks the totals as updating, and shows the answer', async () => {
  const held = heldCart();
  const network = openKitchen({ getCart: () => ({ cart: makeCart() }), updateCartItem: () => held.answer });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /Add one Dal makhani/ }));
  const stepper = within(screen.getByRole('group', { name: /Dal makhani/ }));
  await waitFor(() => expect(stepper.getByRole('status')).toHaveTextContent('2'));
  expect((await total('$12.60')).closest('dl')).toHaveAttribute('aria-busy', 'true');
  const checkout = within(screen.getByRole('link', { name: /^Go to checkout/ }));
  expect(checkout.getByText('$12.60')).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(network.callsOf('updateCartItem')).toHaveLength(1));
  expect(network.callsOf('updateCartItem')[0]?.body).toMatchObject({ menuItemId: 'item-dal', quantity: 2 });
  held.release(
    makeCart({
      cartChecksum: 'checksum-2',
      cartItems: [makeCartItem({ quantity: 2, priceMicro: 24_000_000 })],
      financialInfo: makeFinancialInfo({ totalPayableMicro: 25_200_000 }),
    }),
  );
  expect((await total('$25.20')).closest('dl')).not.toHaveAttribute('aria-busy');
});

it('rolls a quantity back when it is refused', async () => {
  openKitchen({ getCart: () => ({ cart: makeCart() }), updateCartItem: () => answerWith(503, {}) });
  const { user, effects } = open();
  await user.click(await screen.findByRole('button', { name: /Add one Dal makhani/ }));
  await waitFor(() => expect(effects).toHaveLength(1));
  const stepper = within(screen.getByRole('group', { name: /Dal makhani/ }));
  await waitFor(() => expect(stepper.getByRole('status')).toHaveTextContent('1'));
});

it('[CRT-23] removes a line by DELETE and restores it by undo', async () => {
  const network = openKitchen({
    getCart: () => ({ cart: makeCart() }),
    removeCartItem: () => ({ cart: makeEmptyCart({ cartChecksum: 'checksum-2' }) }),
    addCartItem: () => ({ cart: makeCart({ cartChecksum: 'checksum-3' }) }),
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /Remove Dal makhani/i }));
  expect(await screen.findByText('Your cart is empty')).toBeVisible();
  expect(screen.getByText('Add something from Lucknow Lunch Home, Gastown to get started.')).toBeVisible();
  for (const name of ['Back to the menu', 'Menu of Lucknow Lunch Home, Gastown'])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/m/lucknow-lunch-home/menu');
  expect(network.callsOf('removeCartItem')[0]?.params).toEqual({ merchantId: 'merchant-1', item: 'line-1' });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Dal makhani', { selector: 'b' })).toBeVisible();
  expect(network.callsOf('addCartItem')[0]?.body).toMatchObject({ menuItemId: 'item-dal', quantity: 1 });
});

it('[CRT-03] leaves cutlery out by default and marks the cart as updating when it is added', async () => {
  const held = heldCart();
  const network = openKitchen({ getCart: () => ({ cart: makeCart() }), patchCart: () => held.answer });
  const { user } = open();
  const cutlery = await screen.findByRole('switch', { name: /Cutlery/ });
  expect(cutlery).not.toBeChecked();
  expect(screen.getByText('Only if you need them')).toBeVisible();
  await user.click(cutlery);
  expect((await total('$12.60')).closest('dl')).toHaveAttribute('aria-busy', 'true');
  held.release(makeCart({ includeCutlery: true }));
  await waitFor(async () => expect((await total('$12.60')).closest('dl')).not.toHaveAttribute('aria-busy'));
  expect(cutlery).toBeChecked();
  expect(network.callsOf('patchCart')[0]?.body).toEqual({ includeCutlery: true });
});

const slots = {
  date: '2099-05-04',
  firstAvailableTime: '11:00',
  lastAvailableTime: '11:30',
  intervalMillis: 900_000,
};

it('[CRT-22] [MOD-06] [TEM-12] schedules for a slot in the merchant’s time zone, and closes the dialog', async () => {
  const network = openKitchen({
    getMerchant: () => ({ merchant: makeMerchant({ scheduledOrderTimeSlots: [slots] }) }),
    getCart: () => ({ cart: makeCart() }),
    putCartScheduledForTime: ({ body }) => ({ cart: makeCart(Object(body)) }),
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /As soon as possible/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pickup time' }));
  expect(dialog.getByText(/Los Angeles time/)).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: '11:15' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(network.callsOf('putCartScheduledForTime')[0]?.body).toEqual({
    scheduledForTime: '2099-05-04T18:15:00.000Z',
  });
  expect(await screen.findByRole('button', { name: /4 May 11:15/ })).toBeVisible();
});

it('[CRT-22] a scheduled cart goes back to as soon as possible', async () => {
  const network = openKitchen({
    getMerchant: () => ({ merchant: makeMerchant({ scheduledOrderTimeSlots: [slots] }) }),
    getCart: () => ({ cart: makeCart({ scheduledForTime: '2099-05-04T18:15:00Z' }) }),
    putCartScheduledForTime: ({ body }) => ({ cart: makeCart(Object(body)) }),
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /4 May 11:15/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pickup time' }));
  expect(dialog.getByRole('radio', { name: '11:15' })).toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'As soon as possible' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: /As soon as possible/ })).toBeVisible();
  expect(network.callsOf('putCartScheduledForTime').map(({ body }) => body)).toEqual([
    { scheduledForTime: null },
  ]);
});

it('[MOD-06] has the times of the day that is chosen', async () => {
  const next = { ...slots, date: '2099-05-05', firstAvailableTime: '12:00', lastAvailableTime: '12:15' };
  openKitchen({
    getMerchant: () => ({ merchant: makeMerchant({ scheduledOrderTimeSlots: [slots, next] }) }),
    getCart: () => ({ cart: makeCart() }),
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /As soon as possible/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pickup time' }));
  const shown = () => dialog.getAllByRole('radio').map((tile) => tile.closest('label')?.textContent);
  expect(shown()).toEqual(['11:00', '11:15', '11:30']);
  await user.click(dialog.getByRole('button', { name: /5 May/ }));
  expect(shown()).toEqual(['12:00', '12:15']);
});

it.each([
  ['DELIVERY', 'Delivery time'],
  ['DINE_IN', 'Dining time'],
] as const)('names the choice of a time in a cart of type %s: %s', async (fulfillmentType, name) => {
  openKitchen({ getCart: () => ({ cart: makeCart({ fulfillmentType }) }) });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /As soon as possible/ }));
  expect(await screen.findByRole('dialog', { name })).toBeVisible();
});

it('[CRT-10] [MOD-05] sends type, address and id of a saved address from the dialog', async () => {
  const network = openKitchen({
    getCart: () => ({ cart: makeCart() }),
    getDeliveryAddresses: () => ({ deliveryAddresses: [makeDeliveryAddress()] }),
    putCartFulfillment: ({ body }) => ({ cart: makeCart(Object(body)) }),
  });
  const { user } = open(ana);
  await user.click(await screen.findByRole('button', { name: /^Pickup/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delivery or pickup' }));
  await user.click(dialog.getByRole('radio', { name: 'Delivery' }));
  await user.click(await dialog.findByRole('radio', { name: /200 Granville Street/ }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(network.callsOf('putCartFulfillment')[0]?.body).toEqual({
    fulfillmentType: 'DELIVERY',
    userDeliveryAddressDetail: makeAddressDetail(),
    userDeliveryAddressId: 'address-1',
  });
  expect(await screen.findByRole('button', { name: /Delivery 200 Granville Street/ })).toBeVisible();
});

it('[MOD-05] sends pickup from the dialog of a cart for delivery', async () => {
  const network = openKitchen({
    getCart: () => ({
      cart: makeCart({ fulfillmentType: 'DELIVERY', userDeliveryAddressDetail: makeAddressDetail() }),
    }),
    putCartFulfillment: ({ body }) => ({ cart: makeCart(Object(body)) }),
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Delivery/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delivery or pickup' }));
  await user.click(dialog.getByRole('radio', { name: 'Pickup' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(network.callsOf('putCartFulfillment').map(({ body }) => body)).toEqual([
    { fulfillmentType: 'PICKUP' },
  ]);
});

it('[CFG-06] asks for a postcode in Britain and Australia, for a postal code elsewhere', async () => {
  openKitchen({ getCart: () => ({ cart: makeCart({ fulfillmentType: 'DELIVERY' }) }) });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Add delivery address/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delivery or pickup' }));
  for (const [address, label] of [
    ['8 Southwark Street', /^Postcode/],
    ['5 King Street', /^Postal code/],
    ['400 Crown Street', /^Postcode/],
  ] as const) {
    await chooseAddress({ user }, dialog, address, new RegExp(address));
    expect(dialog.getByRole('textbox', { name: label })).toBeVisible();
  }
});

it('[CRT-10] asks a guest for an address, names what is missing, and keeps the input when it is refused', async () => {
  const network = openKitchen({
    getCart: () => ({ cart: makeCart({ fulfillmentType: 'DELIVERY' }) }),
    putCartFulfillment: () => refuseWith(400, 'OUT_OF_RANGE'),
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Add delivery address/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delivery or pickup' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const address = dialog.getByRole('combobox', { name: 'Address' });
  expect(address).toHaveAccessibleDescription('Enter an address.');
  await chooseAddress({ user }, dialog, '5 King', /5 King Street/);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Your changes weren’t saved');
  expect(address).toHaveValue('5 King Street, Toronto');
  expect(network.callsOf('putCartFulfillment')[0]?.body).toMatchObject({
    fulfillmentType: 'DELIVERY',
    userDeliveryAddressDetail: {
      userDeliveryAddressExtraInfoDetail: { addressLine1: '5 King Street', city: 'Toronto' },
    },
    userDeliveryAddressId: null,
  });
});

const explained = makeMerchant({
  serviceFeeDisclosure: {
    showDisclosure: true,
    popupSubtitle: 'Where the fee goes',
    popupDescription: 'It pays for support and refunds.',
  },
});
const withServiceFee = makeCart({
  financialInfo: makeFinancialInfo({ serviceChargeMicro: 1_000_000, totalPayableMicro: 13_600_000 }),
});

it('[CFG-10] [MOD-04] explains the service fee of a cart in a dialog if the flag is on', async () => {
  setFlags({ service_fee_info_modal: true });
  openKitchen({ getMerchant: () => ({ merchant: explained }), getCart: () => ({ cart: withServiceFee }) });
  const { user } = open();
  const info = await screen.findByRole('button', { name: 'About Service fee' });
  await user.click(info);
  const dialog = within(await screen.findByRole('dialog', { name: 'Service fee' }));
  expect(dialog.getByText('Where the fee goes')).toBeVisible();
  expect(dialog.getByText('It pays for support and refunds.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(info).toHaveFocus();
});

it.each([
  ['the flag is off', false, explained],
  ['the restaurant discloses nothing', true, makeMerchant()],
])('[CFG-10] opens no dialog about the service fee of a cart if %s', async (_when, isOn, merchant) => {
  setFlags({ service_fee_info_modal: isOn });
  openKitchen({ getMerchant: () => ({ merchant }), getCart: () => ({ cart: withServiceFee }) });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'About Service fee' }));
  expect(screen.getByText('Helps keep the ordering service running.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a dish that is gone can be removed from the cart, and not edited', async () => {
  const kheer = makeCartItem({ cartItemId: 'kheer', name: 'Kheer', isAvailable: false });
  openKitchen({ getCart: () => ({ cart: makeCart({ cartItems: [makeCartItem(), kheer] }) }) });
  open();
  expect(await screen.findByRole('link', { name: 'Edit Dal makhani' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Edit Kheer' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove Kheer' })).toBeVisible();
  expect(screen.getByText('No longer available. Remove it to continue.')).toBeVisible();
});

it('names what is missing to the minimum instead of opening the checkout', async () => {
  openKitchen({
    getCart: () => ({
      cart: makeCart({
        fulfillmentType: 'DELIVERY',
        userDeliveryAddressDetail: makeAddressDetail(),
        financialInfo: makeFinancialInfo({
          deliveryMinimumOrderValueMicro: 15_000_000,
          deliveryChargeMicro: 3_990_000,
        }),
      }),
    }),
  });
  const { user, location } = open();
  expect(await screen.findByText('$3.00 to the minimum order')).toBeVisible();
  const button = screen.getByRole('button', { name: /Go to checkout/ });
  const sentence = 'Add $3.00 more to reach the minimum for delivery.';
  expect(button).toHaveAccessibleDescription(sentence);
  await user.click(button);
  expect(screen.getByText(sentence).closest('[tabindex="-1"]')).toHaveFocus();
  expect(location()).toBe('/m/lucknow-lunch-home/order');
});

it.each([
  [
    { pickupMaximumOrderValueMicro: 10_000_000 },
    'Your order is $2.00 over this restaurant’s limit for pickup.',
  ],
  [{ pickupMinCartItemCount: 3 }, 'Add 2 more items for pickup.'],
  [{ pickupMaxCartItemCount: 1 }, 'Remove 1 item: your order is over the limit for pickup.'],
])('names the limit %j of a pickup instead of opening the checkout', async (limit, sentence) => {
  const quantity = 'pickupMaxCartItemCount' in limit ? 2 : 1;
  const cartItems = [makeCartItem({ quantity })];
  openKitchen({
    getCart: () => ({ cart: makeCart({ cartItems, financialInfo: makeFinancialInfo(limit) }) }),
  });
  open();
  const button = await screen.findByRole('button', { name: /Go to checkout/ });
  expect(button).toHaveAccessibleDescription(sentence);
});

it('shows other carts, and in a group order the link to the group instead of checkout', async () => {
  const other = {
    ...makeActiveCart().merchant,
    id: 'merchant-2',
    name: 'Beit Zaytoun',
    url: '/m/beit-zaytoun',
  };
  openKitchen({
    getCart: () => ({ cart: makeCart({ fulfillmentId: 'group-1' }) }),
    getActiveOrders: () => ({
      data: [makeActiveCart(), makeActiveCart({ entityId: 'cart-2', merchant: other })],
    }),
  });
  open();
  expect(await screen.findByRole('link', { name: /Open group order/ })).toHaveAttribute(
    'href',
    '/order/fulfillments/group-1/edit',
  );
  expect(await screen.findByRole('link', { name: /Beit Zaytoun/ })).toHaveAttribute(
    'href',
    '/m/beit-zaytoun/order',
  );
  const others = within(screen.getByRole('region', { name: 'Your other carts' }));
  expect(others.getAllByRole('link')).toHaveLength(1);
  expect(others.getByRole('link')).toHaveTextContent(/\d items? · \$\d+\.\d\d · .* ago/);
  expect(screen.getByText('Your part so far').nextSibling).toHaveTextContent('$12.00');
  expect(screen.queryByRole('switch')).toBeNull();
});

const detail = makeAddressDetail();
const granville: DeliveryLocation = {
  kind: 'postal',
  latitude: detail.lat,
  longitude: detail.lng,
  displayName: '200 Granville Street, Vancouver',
  postalAddress: detail.userDeliveryAddressExtraInfoDetail,
};

it('offers the chosen address to a cart without one, and sends it only by a press', async () => {
  const held = heldCart();
  const network = openKitchen({
    getCart: () => ({ cart: makeCart({ fulfillmentType: 'DELIVERY' }) }),
    putCartFulfillment: () => held.answer,
  });
  const { user } = open('guest', '', granville);
  expect(await screen.findByText('Deliver to 200 Granville Street, Vancouver?')).toBeVisible();
  expect(network.callsOf('putCartFulfillment')).toHaveLength(0);
  const accept = screen.getByRole('button', { name: 'Deliver here' });
  await user.click(accept);
  await waitFor(() => expect(accept).toHaveAttribute('aria-busy', 'true'));
  held.release(makeCart({ fulfillmentType: 'DELIVERY', userDeliveryAddressDetail: detail }));
  await waitFor(() => expect(screen.queryByText(/Deliver to 200 Granville/)).toBeNull());
  expect(network.callsOf('putCartFulfillment').map(({ body }) => body)).toEqual([
    { fulfillmentType: 'DELIVERY', userDeliveryAddressDetail: detail, userDeliveryAddressId: null },
  ]);
});

it('keeps the address of a cart when another one is chosen for the site, and offers that', async () => {
  const king = makeAddressDetail({
    userDeliveryAddressExtraInfoDetail: {
      ...detail.userDeliveryAddressExtraInfoDetail,
      addressLine1: '5 King Street',
    },
  });
  const network = openKitchen({
    getCart: () => ({
      cart: makeCart({
        fulfillmentType: 'DELIVERY',
        userDeliveryAddressDetail: king,
        financialInfo: makeFinancialInfo({
          deliveryChargeMicro: 3_990_000,
          freeDeliveryOrderValueMicro: 20_000_000,
        }),
      }),
    }),
    putCartFulfillment: () => refuseWith(400, 'ADDRESS_OUT_OF_RANGE'),
  });
  const { user, effects } = open('guest', '', granville);
  expect(await screen.findByText('5 King Street')).toBeVisible();
  expect(screen.getByText('$8.00 to free delivery')).toBeVisible();
  expect(screen.getByText(/You chose 200 Granville Street, Vancouver/)).toBeVisible();
  expect(network.callsOf('putCartFulfillment')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Deliver there' }));
  await waitFor(() => expect(effects).toHaveLength(1));
  expect(await screen.findByText('5 King Street')).toBeVisible();
});

it('an address given to a cart is chosen for the whole site', async () => {
  openKitchen({
    getCart: () => ({ cart: makeCart({ fulfillmentType: 'DELIVERY' }) }),
    putCartFulfillment: ({ body }) => ({ cart: makeCart(Object(body)) }),
  });
  const toronto: DeliveryLocation = {
    kind: 'postal',
    postalAddress: {
      addressLine1: '5 King Street',
      addressLine2: '',
      city: 'Toronto',
      province: 'ON',
      postalCode: 'M5H 1A1',
      country: 'CA',
    },
    latitude: 43.6487,
    longitude: -79.3817,
    displayName: '5 King Street, Toronto',
  };
  const { user } = open('guest', '', toronto);
  await user.click(await screen.findByRole('button', { name: /^Delivery/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delivery or pickup' }));
  expect(dialog.getByRole('combobox', { name: 'Address' })).toHaveValue('5 King Street, Toronto');
  await user.clear(dialog.getByRole('combobox', { name: 'Address' }));
  await chooseAddress({ user }, dialog, '9 Queen', /9 Queen Street/);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(deliveryLocations.get()).toMatchObject({
    displayName: '9 Queen Street, Toronto',
    latitude: 43.6525,
    postalAddress: { addressLine1: '9 Queen Street', city: 'Toronto' },
  });
});

it('[ADR-03] selects the address that the URL names', async () => {
  openKitchen({
    getCart: () => ({ cart: makeCart({ fulfillmentType: 'DELIVERY' }) }),
    getDeliveryAddresses: () => ({
      deliveryAddresses: [
        makeDeliveryAddress(),
        makeDeliveryAddress({ deliveryAddressId: 'address-2', address: '5 King Street' }),
      ],
    }),
  });
  const { user } = open(ana, '?deliveryAddressId=address-2');
  await user.click(await screen.findByRole('button', { name: /^Delivery/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delivery or pickup' }));
  expect(await dialog.findByRole('radio', { name: '5 King Street' })).toBeChecked();
});
