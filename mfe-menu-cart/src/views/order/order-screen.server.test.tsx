import { expect, it } from '@jest/globals';
import { merchantQueries } from '@tiffin/api';
import { ana, makeMerchant } from '@tiffin/testing';
import { renderOnServerAndHydrate } from '@tiffin/testing/server-render';

const load = async () => {
  const { OrderScreen } = await import('./order-screen');
  return <OrderScreen />;
};

it.each([[[]], [[[merchantQueries.detail('lucknow-lunch-home').queryKey, makeMerchant()]]]] as const)(
  'shows that the cart loads, because only its person may see it',
  async (filled) => {
    const { served } = await renderOnServerAndHydrate({
      load,
      path: '/m/lucknow-lunch-home/order',
      route: '/m/:merchantExternalId/order',
      filled,
      browser: { session: ana, width: 1280, isOnline: false },
    });
    expect(served.querySelector('[aria-busy="true"]')).not.toBeNull();
  },
);
