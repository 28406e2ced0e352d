import { expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { cartQueries } from '@tiffin/api';
import { failNetwork, fakeNetwork, makeCart, refuseWith, startTestSession, ana } from '@tiffin/testing';
import { claimGuestCarts, rememberGuestCart } from './guest-carts';

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
  await claimGuestCarts(queryClient);
  await claimGuestCarts(queryClient);
  expect(network.callsOf('claimCart').map(({ params }) => params['merchantId'])).toEqual(['m1']);
  expect(queryClient.getQueryData(cartQueries.detail('m1').queryKey)).toEqual(cart);
});

it('keeps what the service did not hear, forgets what it refuses', async () => {
  guestWithCarts({ merchantId: 'm1', itemCount: 1 }, { merchantId: 'm2', itemCount: 1 });
  const network = fakeNetwork({
    claimCart: ({ params }) => (params['merchantId'] === 'm1' ? failNetwork() : refuseWith(404, 'NOT_FOUND')),
  });
  await claimGuestCarts(new QueryClient());
  network.plan({ claimCart: () => ({ cart: makeCart() }) });
  await claimGuestCarts(new QueryClient());
  expect(network.callsOf('claimCart').map(({ params }) => params['merchantId'])).toEqual(['m1', 'm2', 'm1']);
});

it.each(['FULFILLMENT_LOCKED', 'FULFILLMENT_NOT_JOINABLE'])(
  'keeps a cart that its group holds with %s, and claims it once the group lets it go',
  async (type) => {
    guestWithCarts({ merchantId: 'm1', itemCount: 1 });
    const network = fakeNetwork({ claimCart: () => refuseWith(409, type) });
    await claimGuestCarts(new QueryClient());
    network.plan({ claimCart: () => ({ cart: makeCart() }) });
    await claimGuestCarts(new QueryClient());
    await claimGuestCarts(new QueryClient());
    expect(network.callsOf('claimCart')).toHaveLength(2);
  },
);

it('remembers nothing of a person who is signed in', async () => {
  guestWithCarts();
  rememberGuestCart({ merchantId: 'm1', itemCount: 1 });
  const network = fakeNetwork();
  await claimGuestCarts(new QueryClient());
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
  await claimGuestCarts(new QueryClient());
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
  await claimGuestCarts(new QueryClient());
  await claimGuestCarts(new QueryClient());
  jest.restoreAllMocks();
  expect(network.callsOf('claimCart').map(({ params }) => params['merchantId'])).toEqual(['m1']);
  expect(document.cookie).not.toContain('tiffin_guest_carts');
});
