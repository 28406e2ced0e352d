import { expect, it } from '@jest/globals';
import { ana, fakeNetwork, fromTheFuture, makeOrder, renderInApp } from '@tiffin/testing';
import { screen } from '@testing-library/react';
import { findStatus } from '../test-support/find-status';
import { makeCourier, makeDeliveryStatus } from '../test-support/make-delivery-status';
import { StatusScreen } from './status-screen';

it.each(['en', 'zh'] as const)(
  'an order from a newer service renders with its tracker and its receipt (%s)',
  async (locale) => {
    fakeNetwork({
      getOrder: () => fromTheFuture('getOrder', { order: makeOrder() }),
      getDeliveryStatus: () =>
        fromTheFuture('getDeliveryStatus', makeDeliveryStatus({ courier: makeCourier() })),
    });
    const path = '/m/lucknow-lunch-home/status/order-1?orderIdentifierType=ID';
    renderInApp(<StatusScreen />, {
      path,
      route: '/m/:merchantExternalId/status/:orderIdOrToken',
      locale,
      session: ana,
    });
    expect(await findStatus()).toBeVisible();
    expect(screen.queryByText(/FROM_THE_FUTURE/)).toBeNull();
    expect(document.body.textContent).not.toMatch(/orderStatus\./);
  },
);
