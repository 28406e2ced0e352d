import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { isAnyDirty } from '@tiffin/federation';
import { answerWith, makeCart, makeEmptyCart, refuseWith, renderInApp } from '@tiffin/testing';
import { openKitchen } from '../../test-support/open-kitchen';
import { MenuScreen } from '../menu/menu-screen';
import { OrderScreen } from '../order/order-screen';

const offers = [
  { id: 'LUNCH10', title: '10% off lunch', description: 'Every dish of your order.', selected: true },
  {
    id: 'FIVEOFF',
    title: '$5.00 off',
    description: 'Once in an order.',
    selected: false,
    minimumItemSumMicro: 15_000_000,
  },
];
const withCart = (more: Parameters<typeof openKitchen>[0] = {}) =>
  openKitchen({
    getCart: () => ({ cart: makeCart() }),
    getCartIncentives: () => ({ incentives: offers }),
    ...more,
  });
const openCart = () =>
  renderInApp(<OrderScreen />, {
    path: '/m/lucknow-lunch-home/order',
    route: '/m/:merchantExternalId/order',
  });
const openMenu = () =>
  renderInApp(<MenuScreen />, {
    path: '/m/lucknow-lunch-home/menu',
    route: '/m/:merchantExternalId/menu',
  });

/** Opens the cart and its list of offers. */
async function openOffers() {
  const app = openCart();
  await app.user.click(await screen.findByRole('button', { name: /^Offers/ }));
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Offers' })) };
}

it('[MOD-03] the cart’s panel names the offers that it has taken', async () => {
  withCart();
  openCart();
  expect(await screen.findByRole('button', { name: /^Offers ?10% off lunch$/ })).toBeVisible();
});

it('[MOD-03] the cart’s panel says how many offers there are, and is not there without any', async () => {
  withCart({ getCartIncentives: () => ({ incentives: [offers[1]] }) });
  const { unmount } = openCart();
  expect(await screen.findByText('1 offer for you')).toBeVisible();
  unmount();
  withCart({ getCartIncentives: () => ({ incentives: [] }) });
  openCart();
  await screen.findByRole('button', { name: 'Add a promo code' });
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Offers/ })).toBeNull());
});

it('[MOD-03] [CRT-15] the list shows the terms and saves what is chosen, with a typed code that was looked up', async () => {
  const network = withCart({
    getPromoCode: () => ({ code: 'BASE15', description: '15% off' }),
    patchCartIncentives: () => ({ cart: makeCart({ cartCheckoutCodes: ['FIVEOFF', 'BASE15'] }) }),
  });
  const { user, dialog } = await openOffers();
  expect(await dialog.findByRole('checkbox', { name: /10% off lunch/ })).toBeChecked();
  expect(dialog.getByText('Add $3.00 more to use this offer.')).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: /10% off lunch/ }));
  await user.click(dialog.getByRole('checkbox', { name: /5.00 off/ }));
  expect(isAnyDirty()).toBe(true);
  await user.type(dialog.getByRole('textbox', { name: /Promo code/ }), 'base15');
  await user.click(dialog.getByRole('button', { name: 'Save offers' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(network.callsOf('getPromoCode').map(({ params }) => params['code'])).toEqual(['base15']);
  expect(network.callsOf('patchCartIncentives').map(({ body }) => body)).toEqual([
    { incentives: ['FIVEOFF'], cartCheckoutCode: 'BASE15' },
  ]);
  expect(await screen.findByRole('button', { name: 'Remove BASE15' })).toBeVisible();
  expect(screen.getAllByText('Your offers are saved.')).not.toEqual([]);
  await waitFor(() => expect(network.callsOf('getCartIncentives')).toHaveLength(2));
});

it('[CHK-18] a typed code that does not exist saves nothing, and stays with the reason', async () => {
  const network = withCart({ getPromoCode: () => refuseWith(404, 'NOT_FOUND') });
  const { user, dialog, effects } = await openOffers();
  const field = await dialog.findByRole('textbox', { name: /Promo code/ });
  await user.type(field, 'NOPE');
  await user.click(dialog.getByRole('button', { name: 'Save offers' }));
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription('We can’t find the code “NOPE”. Check the spelling.'),
  );
  expect(network.callsOf('patchCartIncentives')).toEqual([]);
  expect(effects).toEqual([]);
});

it('[MOD-03] an offer opens its details, which go back to the list with what was chosen', async () => {
  withCart();
  const { user, dialog } = await openOffers();
  await user.click(await dialog.findByRole('checkbox', { name: /5.00 off/ }));
  await user.click(dialog.getByRole('button', { name: 'Details $5.00 off' }));
  const details = within(await screen.findByRole('dialog', { name: '$5.00 off' }));
  expect(details.getByText('Once in an order.')).toBeVisible();
  expect(details.getByText('Add $3.00 more to use this offer.')).toBeVisible();
  await user.click(details.getByRole('button', { name: 'Back to all offers' }));
  const again = within(await screen.findByRole('dialog', { name: 'Offers' }));
  expect(again.getByRole('checkbox', { name: /5.00 off/ })).toBeChecked();
});

it('[ERR-06] offers that cannot be saved toast errors.tryAgain, and the choice stays', async () => {
  withCart({ patchCartIncentives: () => answerWith(503, {}) });
  const { user, dialog, effects } = await openOffers();
  await user.click(await dialog.findByRole('checkbox', { name: /10% off lunch/ }));
  await user.click(dialog.getByRole('button', { name: 'Save offers' }));
  await waitFor(() =>
    expect(effects).toEqual([{ kind: 'toast', messageKey: 'errors.tryAgain', tone: 'error' }]),
  );
  expect(dialog.getByRole('checkbox', { name: /10% off lunch/ })).not.toBeChecked();
});

it.each([
  ['CHK-10', 'PROMOTION_ELIGIBILITY_ERROR', 'MINIMUM_NOT_REACHED'],
  ['CHK-09', 'ORDER_CREATION', 'INCENTIVES_INVALID'],
])('[%s] %s because of %s opens its dialog, which goes back to the choice', async (_row, type, reason) => {
  withCart({
    patchCartIncentives: () =>
      refuseWith(409, type, { reason, message: 'Not for this order', body: 'Choose others.' }),
  });
  const { user, dialog } = await openOffers();
  await user.click(await dialog.findByRole('checkbox', { name: /5.00 off/ }));
  await user.click(dialog.getByRole('button', { name: 'Save offers' }));
  const refusal = within(await screen.findByRole('dialog', { name: 'Not for this order' }));
  expect(refusal.getByText('Choose others.')).toBeVisible();
  await user.click(refusal.getByRole('button', { name: 'Choose other offers' }));
  const again = within(await screen.findByRole('dialog', { name: 'Offers' }));
  expect(again.getByRole('checkbox', { name: /5.00 off/ })).toBeChecked();
});

it('offers that do not load can be loaded again', async () => {
  const network = withCart({ getCartIncentives: () => answerWith(503, {}) });
  const { user, effects } = await openOffers();
  expect(await screen.findByRole('heading', { name: 'The offers didn’t load' })).toBeVisible();
  network.plan({ getCartIncentives: () => ({ incentives: offers }) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('checkbox', { name: /10% off lunch/ })).toBeVisible();
  expect(effects).toEqual([]);
});

it('[MOD-03] [CRT-15] the menu shows everybody’s offers while the cart is empty, to read only', async () => {
  const network = openKitchen({
    getCart: () => ({ cart: makeEmptyCart() }),
    getIncentive: () => ({ incentives: offers }),
  });
  const { user } = openMenu();
  await user.click(await screen.findByRole('button', { name: 'See offers' }));
  expect(await screen.findByText('Add a dish first, then choose your offers.')).toBeVisible();
  expect(screen.getByText('10% off lunch', { selector: 'b' })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /10% off/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save offers' })).toBeNull();
  expect(network.callsOf('getIncentive')).toHaveLength(1);
  expect(network.callsOf('getCartIncentives')).toEqual([]);
});

it('[MOD-03] the menu offers the cart’s own once it has a dish', async () => {
  withCart();
  const { user } = openMenu();
  await user.click(await screen.findByRole('button', { name: 'See offers' }));
  expect(await screen.findByRole('checkbox', { name: /10% off lunch/ })).toBeChecked();
});

it('a group’s cart has no offers: the host pays', async () => {
  const network = withCart({ getCart: () => ({ cart: makeCart({ fulfillmentId: 'group-1' }) }) });
  openCart();
  expect(await screen.findByRole('link', { name: /Open group order/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Offers/ })).toBeNull();
  expect(network.callsOf('getCartIncentives')).toEqual([]);
});
