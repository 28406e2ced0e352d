import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Order } from '@tiffin/contracts';
import {
  failNetwork,
  makeOrder,
  makeOrderStatus,
  refuseWith,
  specifiedConfig,
  testConfig,
} from '@tiffin/testing';
import { openOrder } from '../../test-support/open-order';
import { standInPush } from '../../test-support/stand-in-push';
import type { StandInPush } from '../../test-support/stand-in-push';

const config = { ...testConfig, origin: location.origin, hasWorker: true };
const pickup = makeOrder({ merchantFulfillmentType: 'IN_STORE' });

let push: StandInPush;
beforeEach(() => {
  push = standInPush();
});
afterEach(() => push.remove());

type Options = Parameters<typeof openOrder>[1];
function open(order: Order = pickup, options: Options = {}) {
  const opened = openOrder(order, { config, ...options });
  opened.network.plan({
    getOrderNewsKey: () => ({ publicKey: 'B'.repeat(87) }),
    subscribeToOrderNews: () => ({ subscriptionId: 'subscription-1' }),
    endOrderNews: () => ({}),
  });
  return opened;
}

const offer = () => screen.findByRole('button', { name: 'Tell me when my order is ready' });
const landmark = () => screen.findByRole('region', { name: /^Order/ });

it('turns news of an order on in one press, and off in one press', async () => {
  const { user, network } = open();
  let answer = (): void => undefined;
  const subscribed = new Promise((resolve) => {
    answer = () => resolve({ subscriptionId: 'subscription-1' });
  });
  network.plan({ subscribeToOrderNews: () => subscribed });
  const on = await offer();
  await user.click(on);
  await waitFor(() => expect(on).toHaveAttribute('aria-busy', 'true'));
  expect(screen.getByText('If your browser asks, allow notifications.')).toBeVisible();
  answer();
  const off = await screen.findByRole('button', { name: 'Turn off' });
  expect(off).toHaveFocus();
  expect(screen.getByText(/^We’ll notify you about your order/)).toBeVisible();
  expect(network.callsOf('subscribeToOrderNews')).toMatchObject([
    {
      query: { orderIdentifier: 'order-1', orderIdentifierType: 'ID' },
      body: { endpoint: 'https://fcm.googleapis.com/fcm/send/one' },
    },
  ]);
  await user.click(off);
  expect(await offer()).toHaveFocus();
  expect(network.callsOf('endOrderNews')).toMatchObject([{ params: { subscriptionId: 'subscription-1' } }]);
  expect(push.isSubscribed()).toBe(false);
});

it('knows on the next page that the news are on', async () => {
  const first = open();
  await first.user.click(await offer());
  await screen.findByRole('button', { name: 'Turn off' });
  first.unmount();
  open();
  expect(await screen.findByRole('button', { name: 'Turn off' })).toBeVisible();
});

it('offers a guest the news by the guest’s token, and in Chinese', async () => {
  const { user, network } = open(makeOrder({ merchantFulfillmentType: 'DELIVERY' }), {
    type: 'GUEST_TOKEN',
    locale: 'zh',
  });
  await user.click(await screen.findByRole('button', { name: '餐點送達時通知我' }));
  expect(await screen.findByRole('button', { name: '關閉通知' })).toBeVisible();
  expect(network.callsOf('subscribeToOrderNews')).toMatchObject([
    { query: { orderIdentifierType: 'GUEST_TOKEN' } },
  ]);
});

it('says how to allow notifications again after the person blocked them', async () => {
  push.answer = 'denied';
  const { user, network } = open();
  await user.click(await offer());
  expect(await screen.findByText(/Allow them in the settings of this site/)).toBeVisible();
  expect(network.callsOf('subscribeToOrderNews')).toEqual([]);
  push.answer = 'granted';
  await user.click(await offer());
  expect(await screen.findByRole('button', { name: 'Turn off' })).toBeVisible();
});

it('offers the news again after the person closed the question', async () => {
  push.answer = 'default';
  const { user, network } = open();
  await user.click(await offer());
  expect(await screen.findByText(/^It comes to this device/)).toBeVisible();
  expect(network.callsOf('getOrderNewsKey')).toEqual([]);
});

it.each([
  [failNetwork(), 'We couldn’t turn notifications on. Check your connection and try again.'],
  [refuseWith(400, 'PUSH_SERVICE_NOT_ALLOWED'), /^We can’t send notifications to this browser/],
  [refuseWith(409, 'TOO_MANY_SUBSCRIPTIONS'), /^Too many of your browsers/],
])('says why news could not be turned on, and tries again', async (failure, sentence) => {
  const { user, network } = open();
  network.plan({ subscribeToOrderNews: () => failure });
  await user.click(await offer());
  expect(await screen.findByText(sentence)).toBeVisible();
  network.plan({ subscribeToOrderNews: () => ({ subscriptionId: 'subscription-2' }) });
  await user.click(await offer());
  expect(await screen.findByRole('button', { name: 'Turn off' })).toBeVisible();
});

it('stays on while the service cannot be told that the news end, and ends what is gone already', async () => {
  const { user, network } = open();
  await user.click(await offer());
  network.plan({ endOrderNews: () => failNetwork() });
  await user.click(await screen.findByRole('button', { name: 'Turn off' }));
  expect(await screen.findByText(/^We couldn’t turn notifications off/)).toBeVisible();
  expect(push.isSubscribed()).toBe(true);
  network.plan({ endOrderNews: () => refuseWith(404, 'NOT_FOUND') });
  await user.click(screen.getByRole('button', { name: 'Turn off' }));
  expect(await offer()).toBeVisible();
});

it.each<[string, Order, Options]>([
  ['a shared link', pickup, { type: 'TOKEN' }],
  ['an order that ended', makeOrder({ orderStatus: makeOrderStatus({ orderStatus: 'RECEIVED' }) }), {}],
  ['a page of a partner', pickup, { config: { ...config, origin: 'https://lunch.example' } }],
  ['a site without the service worker', pickup, { config: { ...config, hasWorker: false } }],
])('offers nothing on %s', async (_name, order, options) => {
  open(order, options);
  expect(await landmark()).toBeVisible();
  expect(screen.queryByText('Get a notification')).toBeNull();
});

it('offers nothing where notifications are blocked or the browser has no push', async () => {
  push.remove();
  push = standInPush('denied');
  const blocked = open();
  expect(await landmark()).toBeVisible();
  expect(screen.queryByText('Get a notification')).toBeNull();
  blocked.unmount();
  push.remove();
  push = standInPush();
  Reflect.deleteProperty(window, 'PushManager');
  open();
  expect(await landmark()).toBeVisible();
  expect(screen.queryByText('Get a notification')).toBeNull();
});

it('offers no notifications where the services send none', async () => {
  open(pickup, { config: { ...config, missingExtensions: specifiedConfig.missingExtensions ?? [] } });
  expect(await landmark()).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Tell me when my order is ready' })).toBeNull();
});
