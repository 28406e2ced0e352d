import { expect, it } from '@jest/globals';
import { merchantQueries } from '@tiffin/api';
import { ana, makeMerchant } from '@tiffin/testing';
import { renderOnServerAndHydrate } from '@tiffin/testing/server-render';

const load = async () => {
  const { CheckoutScreen } = await import('./checkout-screen');
  return <CheckoutScreen />;
};

it.each([
  ['a guest', 'guest'],
  ['a signed-in person', ana],
] as const)(
  'shows the title, and that the checkout of %s loads, because only they may see it',
  async (_, session) => {
    const { served } = await renderOnServerAndHydrate({
      load,
      path: '/m/lucknow-lunch-home/place/order',
      route: '/m/:merchantExternalId/place/order',
      filled: [[merchantQueries.detail('lucknow-lunch-home').queryKey, makeMerchant()]],
      browser: { session, width: 1280, isOnline: false },
    });
    expect(served.querySelector('[aria-busy="true"]')).not.toBeNull();
    expect(served.querySelector('h1')).toHaveTextContent('Checkout');
  },
);
