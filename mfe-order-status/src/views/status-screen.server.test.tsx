import { expect, it } from '@jest/globals';
import { ana } from '@tiffin/testing';
import { renderOnServerAndHydrate } from '@tiffin/testing/server-render';

const load = async () => {
  const { StatusScreen } = await import('./status-screen');
  return <StatusScreen />;
};
const route = '/m/:merchantExternalId/status/:orderIdOrToken';

it.each([
  ['an order of an account', 'order-1?orderIdentifierType=ID'],
  ['an order by its secret link', 'token-1?orderIdentifierType=TOKEN'],
])('shows that %s loads, because only its people may see it', async (_, order) => {
  for (const browser of [{}, { session: ana, width: 1280, isOnline: false }]) {
    const path = `/m/lucknow-lunch-home/status/${order}`;
    const { served } = await renderOnServerAndHydrate({ load, path, route, browser });
    expect(served.querySelector('[aria-busy="true"]')).not.toBeNull();
    expect(served.querySelector('h1')?.textContent).toBe('Your order');
  }
});
