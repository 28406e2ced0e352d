import { expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { cartQueries } from '@tiffin/api';
import { failNetwork, fakeNetwork, makeCart, refuseWith, startTestSession, ana } from '@tiffin/testing';
import { createI18n } from '@tiffin/i18n';
import { ToastHost } from '@tiffin/ui';
import { render, screen } from '@testing-library/react';
import { claimGuestCarts, rememberGuestCart } from './guest-carts';

const i18n = createI18n('en');

function guestWithCarts(...carts: readonly { readonly merchantId: string; readonly itemCount: number }[]) {
  localStorage.clear();
  startTestSession('guest');
  carts.forEach(rememberGuestCart);
  startTestSession(ana);
}

it('claims the carts that were filled as a guest, once', async () => {
  guestWithCarts(
    { merchantId: 'm1', itemCount: 2 },
    { merchantId: 'm2', itemCount: 1 },
    { merchantId: 'm2', itemCount: 0 },
  );
  const cart = makeCart();
  const network = fakeNetwork({ claimCart: () => ({ cart }) });
  const queryClient = new QueryClient();
  await claimGuestCarts(queryClient, i18n);
  await claimGuestCarts(queryClient, i18n);
  expect(network.callsOf('claimCart').map(({ params }) => params['merchantId'])).toEqual(['m1']);
  expect(queryClient.getQueryData(cartQueries.detail('m1').queryKey)).toEqual(cart);
});

it('keeps what the service did not hear, forgets what it refuses', async () => {
  guestWithCarts({ merchantId: 'm1', itemCount: 1 }, { merchantId: 'm2', itemCount: 1 });
  const network = fakeNetwork({
    claimCart: ({ params }) => (params['merchantId'] === 'm1' ? failNetwork() : refuseWith(404, 'NOT_FOUND')),
  });
  await claimGuestCarts(new QueryClient(), i18n);
  network.plan({ claimCart: () => ({ cart: makeCart() }) });
  await claimGuestCarts(new QueryClient(), i18n);
  expect(network.callsOf('claimCart').map(({ params }) => params['merchantId'])).toEqual(['m1', 'm2', 'm1']);
});

it.each(['FULFILLMENT_LOCKED', 'FULFILLMENT_NOT_JOINABLE'])(
  'keeps a cart that its group holds with %s, and claims it once the group lets it go',
  async (type) => {
    guestWithCarts({ merchantId: 'm1', itemCount: 1 });
    const network = fakeNetwork({ claimCart: () => refuseWith(409, type) });
    await claimGuestCarts(new QueryClient(), i18n);
    network.plan({ claimCart: () => ({ cart: makeCart() }) });
    await claimGuestCarts(new QueryClient(), i18n);
    await claimGuestCarts(new QueryClient(), i18n);
    expect(network.callsOf('claimCart')).toHaveLength(2);
  },
);

it('remembers nothing of a person who is signed in', async () => {
  guestWithCarts();
  rememberGuestCart({ merchantId: 'm1', itemCount: 1 });
  const network = fakeNetwork();
  await claimGuestCarts(new QueryClient(), i18n);
  expect(network.calls).toEqual([]);
});

it.each([
  ['no list', '{"m1":1}', []],
  ['broken JSON', '[', []],
  ['other things in the list', '[null, 7, "", {"id":"m1"}, "m1", "m1"]', ['m1']],
  ['an id that is no id', JSON.stringify(['x'.repeat(5000)]), []],
  ['thousands', JSON.stringify(Array.from({ length: 5000 }, (_, id) => `m${id}`)), ['m4980', 'm4999']],
])('claims what can be carts only: %s', async (_what, stored, [first, last = first]) => {
  guestWithCarts();
  localStorage.setItem('tiffin.guestCarts', stored);
  const network = fakeNetwork({ claimCart: () => ({ cart: makeCart() }) });
  await claimGuestCarts(new QueryClient(), i18n);
  const asked = network.callsOf('claimCart').map(({ params }) => params['merchantId']);
  expect([asked[0], asked.at(-1), asked.length <= 20]).toEqual([first, last, true]);
});

it.each([
  ['full', 'setItem'],
  ['forbidden', 'getItem'],
] as const)('keeps them in a cookie while storage is %s', async (_what, broken) => {
  const forbid = () => {
    throw new DOMException('no', 'QuotaExceededError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid);
  if (broken === 'getItem') jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid);
  guestWithCarts({ merchantId: 'm1', itemCount: 2 });
  const network = fakeNetwork({ claimCart: () => ({ cart: makeCart() }) });
  await claimGuestCarts(new QueryClient(), i18n);
  await claimGuestCarts(new QueryClient(), i18n);
  jest.restoreAllMocks();
  expect(network.callsOf('claimCart').map(({ params }) => params['merchantId'])).toEqual(['m1']);
  expect(document.cookie).not.toContain('tiffin_guest_carts');
});

it.each([[undefined], [[]]])('says nothing where everything fits: %j', async (leftOutItems) => {
  guestWithCarts({ merchantId: 'm1', itemCount: 2 });
  fakeNetwork({ claimCart: () => ({ cart: makeCart({ leftOutItems }) }) });
  const { container } = render(<ToastHost />);
  // Toasts of an earlier test may still be there, or go meanwhile.
  const before = container.textContent ?? '';
  await claimGuestCarts(new QueryClient(), i18n);
  await import('./toast-left-out');
  expect(before).toContain(container.textContent ?? '');
});

it.each([
  [
    'en',
    'Not everything from before you signed in fits in your cart. 20 of 25 Lunch thali are in it. 0 of 3 Lassi are in it.',
  ],
  [
    'zh',
    '登入前所選的餐點未能全部放入購物車。Lunch thali：25 份中有 20 份在購物車。Lassi：3 份中有 0 份在購物車。',
  ],
] as const)('says which dishes of the guest’s carts did not fit: %s', async (locale, sentence) => {
  guestWithCarts({ merchantId: 'm1', itemCount: 25 }, { merchantId: 'm2', itemCount: 3 });
  const leftOut = {
    m1: { name: 'Lunch thali', quantity: 20, leftOutQuantity: 5 },
    m2: { name: 'Lassi', quantity: 0, leftOutQuantity: 3 },
  };
  fakeNetwork({
    claimCart: ({ params: { merchantId } }) => ({
      cart: makeCart({ leftOutItems: [merchantId === 'm1' ? leftOut.m1 : leftOut.m2] }),
    }),
  });
  render(<ToastHost />);
  await claimGuestCarts(new QueryClient(), createI18n(locale));
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('names three dishes that did not fit, and says that there are others', async () => {
  guestWithCarts({ merchantId: 'm1', itemCount: 50 });
  const leftOutItems = ['Thali', 'Lassi', 'Kheer', 'Dal'].map((name) => ({
    name,
    quantity: 20,
    leftOutQuantity: 1,
  }));
  fakeNetwork({ claimCart: () => ({ cart: makeCart({ leftOutItems }) }) });
  render(<ToastHost />);
  await claimGuestCarts(new QueryClient(), i18n);
  const toast = await screen.findByText(/20 of 21 Kheer are in it\. Other dishes didn’t fit either\.$/);
  expect(toast).not.toHaveTextContent('Dal');
});
