import { expect, it } from '@jest/globals';
import { describeFact } from './describe-fact';
import type { BusFactName, BusFacts } from '@tiffin/contracts';

const row = <Name extends BusFactName>(
  name: Name,
  payload: BusFacts[Name],
  event: string,
  params: object,
) => ({
  name,
  event,
  params,
  draft: describeFact(name, payload),
});

it.each([
  row('cartChanged', { merchantId: 'm', itemCount: 2, subtotalMicro: 5_000_000 }, 'cart changed', {
    merchantId: 'm',
    itemCount: 2,
    subtotalMicro: 5_000_000,
  }),
  row('orderPlaced', { orderId: 'o', merchantId: 'm' }, 'order placed', { orderId: 'o', merchantId: 'm' }),
  row(
    'paymentAnswered',
    { method: 'APPLE_PAY', outcome: 'failed', code: 'card_declined' },
    'payment failed',
    { method: 'APPLE_PAY', code: 'card_declined' },
  ),
  row('paymentAnswered', { method: 'GOOGLE_PAY', outcome: 'succeeded', code: null }, 'payment succeeded', {
    method: 'GOOGLE_PAY',
  }),
  row('orderStatusChanged', { orderId: 'o', orderStatus: 'PREPARED' }, 'order status_changed', {
    orderId: 'o',
    orderStatus: 'PREPARED',
  }),
  row('groupJoined', { fulfillmentId: 'f', merchantId: 'm' }, 'group joined', {
    fulfillmentId: 'f',
    merchantId: 'm',
  }),
  row('groupLeft', { fulfillmentId: 'f', merchantId: 'm' }, 'group left', {
    fulfillmentId: 'f',
    merchantId: 'm',
  }),
  row('groupConfirmed', { fulfillmentId: 'f', orderId: 'o' }, 'group confirmed', {
    fulfillmentId: 'f',
    orderId: 'o',
  }),
  row('teamJoined', { teamId: 't' }, 'team joined', { teamId: 't' }),
  row('teamLeft', { teamId: 't' }, 'team left', { teamId: 't' }),
  row('sessionChanged', { state: 'guest' }, 'session changed', { state: 'guest' }),
  row('localeChanged', { locale: 'zh' }, 'language changed', { locale: 'zh' }),
  row('screenViewed', { route: '/m/:merchantExternalId/menu' }, 'screen viewed', {
    route: '/m/:merchantExternalId/menu',
  }),
  row('remoteLoaded', { remote: 'mfe-teams', version: '1.0.0' }, 'remote loaded', {
    remote: 'mfe-teams',
    version: '1.0.0',
  }),
  row(
    'signInRequested',
    { reason: 'checkout', guestCheckoutPath: '/m/x/place/order?token=t' },
    'session sign_in_requested',
    { reason: 'checkout' },
  ),
  row(
    'remoteFailed',
    { remote: 'mfe-teams', version: '1.0.0', url: 'http://x/?token=t', cause: 'Error: t' },
    'remote failed',
    { remote: 'mfe-teams', version: '1.0.0' },
  ),
])('[API-13] $name is an event of identifiers and counts only', ({ event, params, draft }) => {
  const { eventType, eventAction, ...rest } = draft;
  expect(`${eventType} ${eventAction}`).toBe(event);
  expect(rest).toEqual({ featureCategories: [eventType], eventParams: params });
});
