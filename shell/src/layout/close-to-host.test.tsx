import { afterEach, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { setEmbedHost } from '@tiffin/config';
import { renderInApp } from '@tiffin/testing';
import { RouteOfProvider } from '../route-of-context';
import { CloseToHost } from './close-to-host';
import '../use-shell-messages';

const order = '/m/lucknow-lunch-home/status/order-1?orderIdentifierType=ID';
const pattern = '/m/:merchantExternalId/status/:orderIdOrToken';
const routeOf = (path: string) =>
  path.includes('/status/')
    ? ({ path: pattern, remote: 'mfe-order-status', isAfterOrder: true } as const)
    : { path, remote: 'mfe-menu-cart' };
const closeToHost = (
  <RouteOfProvider value={routeOf}>
    <CloseToHost />
  </RouteOfProvider>
);
const hostWith = (close: () => void) => ({ paymentTypes: [], cards: [], pay: async () => null, close });

afterEach(() => {
  act(() => {
    setEmbedHost(null);
  });
});

it.each([
  ['en', 'Done, back to the app'],
  ['zh', '完成，返回應用程式'],
] as const)('[EMB-04] after an order in a host its person can go back to it, in %s', async (locale, name) => {
  const close = jest.fn();
  setEmbedHost(hostWith(close));
  const { user } = renderInApp(closeToHost, { path: order, locale });
  await user.click(await screen.findByRole('button', { name }));
  expect(close).toHaveBeenCalledTimes(1);
});

it('shows nothing on other screens, and nothing without a host', () => {
  const { unmount } = renderInApp(closeToHost, { path: order });
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  setEmbedHost(hostWith(() => undefined));
  renderInApp(closeToHost, { path: '/m/lucknow-lunch-home/menu' });
  expect(screen.queryByRole('button')).toBeNull();
});
