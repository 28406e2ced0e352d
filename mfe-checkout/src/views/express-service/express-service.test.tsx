import { afterEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { makeCart, makeMerchant } from '@tiffin/testing';
import { removePersonalTexts } from '@tiffin/config/storage';
import {
  checkoutNetwork,
  checkoutPath,
  forgetTab,
  nextButton,
  openCheckout,
} from '../../test-support/checkout-in-app';

const inStore = { getCart: () => ({ cart: makeCart({ fulfillmentType: 'IN_STORE' }) }) };

const path = `${checkoutPath}?inStore=true`;
const explanation = { name: 'How express service works' };

afterEach(forgetTab);

it('[MOD-04] explains express service once per restaurant, and again when asked', async () => {
  checkoutNetwork(inStore);
  const first = openCheckout(path);
  const dialog = within(await screen.findByRole('dialog', explanation));
  expect(dialog.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    expect.stringMatching(/^Pay here, on your phone.*Lucknow Lunch Home/),
    expect.stringMatching(/^The restaurant starts on your order/),
    expect.stringMatching(/^Pick it up at the counter/),
  ]);
  await first.user.click(dialog.getByRole('button', { name: 'Got it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  first.unmount();

  const { user } = openCheckout(path);
  const link = await screen.findByRole('button', { name: 'How it works' });
  await nextButton(/^Review order/);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(link);
  expect(await screen.findByRole('dialog', explanation)).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(link).toHaveFocus();
});

it('[MOD-04] explains express service again at another restaurant, and to the next person', async () => {
  checkoutNetwork(inStore);
  const first = openCheckout(path);
  await screen.findByRole('dialog', explanation);
  first.unmount();
  checkoutNetwork({
    ...inStore,
    getMerchant: () => ({ merchant: makeMerchant({ id: 'merchant-other' }) }),
  });
  const second = openCheckout(path);
  expect(await screen.findByRole('dialog', explanation)).toBeVisible();
  second.unmount();
  checkoutNetwork(inStore);
  removePersonalTexts();
  openCheckout(path);
  expect(await screen.findByRole('dialog', explanation)).toBeVisible();
});

it.each([
  ['hideExpressServiceModal=true hides it', '&hideExpressServiceModal=true', 'IN_STORE'],
  ['the order is picked up later', '', 'PICKUP'],
  ['the order is delivered', '', 'DELIVERY'],
] as const)('[MOD-04] explains no express service if %s', async (_when, query, fulfillmentType) => {
  checkoutNetwork({ getCart: () => ({ cart: makeCart({ fulfillmentType }) }) });
  openCheckout(path + query);
  await nextButton(/^Review order/);
  expect(screen.queryByRole('button', { name: 'How it works' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('[MOD-04] leaves the first word to the sign-in dialog that the URL opens', async () => {
  checkoutNetwork(inStore);
  openCheckout(`${path}&checkoutLogin=true`, 'guest');
  expect(await screen.findByRole('button', { name: 'How it works' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('[MOD-04] waits to be asked by a person who orders from elsewhere', async () => {
  checkoutNetwork(inStore);
  const { user } = openCheckout();
  await nextButton(/^Review order/);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'How it works' }));
  expect(await screen.findByRole('dialog', explanation)).toBeVisible();
});
