import type { CallAnswer, Locale, Order } from '@tiffin/contracts';
import { ana, fakeNetwork, renderInApp } from '@tiffin/testing';
import type { testConfig } from '@tiffin/testing';
import type { FakeNetwork, RenderedApp } from '@tiffin/testing';
import type { ReactElement } from 'react';
import { StatusScreen } from '../views/status-screen';
import { makeDeliveryStatus } from './make-delivery-status';

type Options = {
  readonly locale?: Locale;
  readonly type?: 'ID' | 'TOKEN' | 'GUEST_TOKEN';
  readonly delivery?: Partial<CallAnswer<'getDeliveryStatus'>>;
  /** How the order is rated and whether it may be. */
  readonly rating?: CallAnswer<'getOrderRating'>;
  /** Replaces the configuration of tests. */
  readonly config?: typeof testConfig;
  /** A part of the page around the remote. */
  readonly beside?: ReactElement;
  /** The screen; by default the whole order. */
  readonly screen?: ReactElement;
};

/** Renders the page of an order, for the person who paid for it or for the bearer of its token. */
export function openOrder(
  order: Order,
  { locale = 'en', type = 'ID', delivery, rating, config, beside, screen = <StatusScreen /> }: Options = {},
): RenderedApp & { readonly network: FakeNetwork } {
  const answer = () => ({ order });
  const network = fakeNetwork({
    getOrder: answer,
    getOrderByToken: answer,
    getGuestOrder: answer,
    getDeliveryStatus: () =>
      makeDeliveryStatus({
        orderDeliveryStatuses: order.orderDeliveryStatuses,
        currentStatus: order.orderStatus.orderStatus,
        ...delivery,
      }),
    getOrderRating: () => rating ?? { rating: null, canRate: false },
  });
  const page = (
    <>
      {screen}
      {beside}
    </>
  );
  const rendered = renderInApp(page, {
    path: `/m/lucknow-lunch-home/status/order-1?orderIdentifierType=${type}`,
    route: '/m/:merchantExternalId/status/:orderIdOrToken',
    session: type === 'ID' ? ana : 'guest',
    locale,
    ...(config && { config }),
  });
  return { ...rendered, network };
}
