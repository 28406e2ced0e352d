import type { Locale, Order } from '@tiffin/contracts';
import { ana, fakeNetwork, renderInApp } from '@tiffin/testing';
import type { FakeNetwork, RenderedApp } from '@tiffin/testing';
import { StatusScreen } from '../views/status-screen';

type Options = { readonly locale?: Locale; readonly type?: 'ID' | 'TOKEN' | 'GUEST_TOKEN' };

/** Renders the page of an order, for the person who paid for it or for the bearer of its token. */
export function openOrder(
  order: Order,
  { locale = 'en', type = 'ID' }: Options = {},
): RenderedApp & { readonly network: FakeNetwork } {
  const answer = () => ({ order });
  const network = fakeNetwork({
    getOrder: answer,
    getOrderByToken: answer,
    getGuestOrder: answer,
    getDeliveryStatus: () => ({
      orderDeliveryStatuses: order.orderDeliveryStatuses,
      currentStatus: order.orderStatus.orderStatus,
      courier: null,
    }),
  });
  const rendered = renderInApp(<StatusScreen />, {
    path: `/m/lucknow-lunch-home/status/order-1?orderIdentifierType=${type}`,
    route: '/m/:merchantExternalId/status/:orderIdOrToken',
    session: type === 'ID' ? ana : 'guest',
    locale,
  });
  return { ...rendered, network };
}
