import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { messageKeys } from '@tiffin/i18n';
import {
  ana,
  answerWith,
  failNetwork,
  fakeNetwork,
  makeActiveCart,
  makeActiveOrder,
  makeOrderList,
  makeOrderSummary,
  renderInApp,
  specifiedConfig,
} from '@tiffin/testing';
import en from '../../locales/history.en.json';
import zh from '../../locales/history.zh.json';
import { byCompany, makePayerMoney } from '../../test-support/make-reader-money';
import { HistoryScreen } from './history-screen';

const open = (path = '/orders', more: Parameters<typeof renderInApp>[1] = {}) =>
  renderInApp(<HistoryScreen />, { path, route: '/orders', session: ana, ...more });

it('has the same sentences in both languages', () => {
  expect(messageKeys(zh)).toEqual(messageKeys(en));
});

it('lists the orders by month, each with its date, dishes, total and state', async () => {
  const orders = [
    makeOrderSummary({
      items: [
        { name: 'Dal makhani', quantity: 2 },
        { name: 'Lassi', quantity: 1 },
      ],
    }),
    makeOrderSummary({ orderId: 'order-2', createdAt: '2026-10-02T16:00:00.000Z', orderStatus: 'CANCELLED' }),
  ];
  fakeNetwork({ getOrderHistory: () => makeOrderList({ orders }) });
  open();
  const november = await screen.findByRole('region', { name: 'November 2026' });
  const [order] = within(november).getAllByRole('listitem');
  expect(order).toHaveTextContent('Lucknow Lunch Home');
  expect(order).toHaveTextContent('Fri 20 Nov');
  expect(order).toHaveTextContent('2 × Dal makhani and Lassi');
  expect(order).toHaveTextContent('Total $12.60');
  expect(order).toHaveTextContent('Picked up');
  const october = screen.getByRole('region', { name: 'October 2026' });
  expect(within(october).getByRole('listitem')).toHaveTextContent('Cancelled');
  expect(within(october).getByRole('listitem')).toHaveTextContent('Refund $12.60');
  expect(document.title).toBe('Order history · Tiffin');
});

it.each([
  ['en', 'Paid by you $4.60', 'Billed to your company $12.60', 'Refund $4.60'],
  ['zh', '你已支付 $4.60', '記入公司帳戶 $12.60', '退款 $4.60'],
] as const)('[ORD-10] names what the person paid themselves, in %s', async (locale, own, company, refund) => {
  const host = makePayerMoney({ paidMicro: 4_600_000, paidByGuestsMicro: 8_000_000 });
  const orders = [
    makeOrderSummary({ readerMoney: host }),
    makeOrderSummary({ orderId: 'order-2', readerMoney: makePayerMoney({ paymentMethod: byCompany }) }),
    makeOrderSummary({ orderId: 'order-3', readerMoney: host, orderStatus: 'CANCELLED' }),
  ];
  fakeNetwork({ getOrderHistory: () => makeOrderList({ orders }) });
  open('/orders', { locale });
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual(
    [own, company, refund].map((amount) => expect.stringContaining(amount)),
  );
});

it('leads from an order to its receipt and to ordering it again', async () => {
  const order = makeOrderSummary();
  fakeNetwork({ getOrderHistory: () => makeOrderList({ orders: [order] }) });
  open();
  const receipt = await screen.findByRole('link', {
    name: /^Receipt Lucknow Lunch Home, Gastown, Fri 20 Nov/,
  });
  expect(receipt).toHaveAttribute('href', `${order.merchant.url}/status/order-1?orderIdentifierType=ID`);
  expect(
    screen.getByRole('link', { name: /^Order again Lucknow Lunch Home, Gastown, Fri 20 Nov/ }),
  ).toHaveAttribute('href', `${order.merchant.url}/order?reorder=order-1&orderIdentifierType=ID`);
});

it('dates an order by the clock of its restaurant', async () => {
  const { merchant } = makeOrderSummary();
  const order = makeOrderSummary({
    createdAt: '2026-11-21T03:30:00.000Z',
    merchant: { ...merchant, timeZone: 'America/Vancouver' },
  });
  fakeNetwork({ getOrderHistory: () => makeOrderList({ orders: [order] }) });
  open();
  expect(await screen.findByRole('listitem')).toHaveTextContent(/Fri 20 Nov.*19:30/);
});

it.each([
  ['The latest 2 orders found', true],
  ['2 orders found', false],
])('announces “%s” if there are older ones: %s', async (sentence, hasNextPage) => {
  const paginationToken = hasNextPage ? '1' : null;
  const orders = [makeOrderSummary(), makeOrderSummary({ orderId: 'order-2' })];
  fakeNetwork({ getOrderHistory: () => ({ orders, hasNextPage, paginationToken }) });
  open('/orders?q=lassi');
  expect(await screen.findByText(sentence)).toHaveAttribute('role', 'status');
});

it('counts the dishes that it does not name', async () => {
  const items = Array.from({ length: 12 }, (_, index) => ({ name: `Dish ${index + 1}`, quantity: 1 }));
  fakeNetwork({ getOrderHistory: () => makeOrderList({ orders: [makeOrderSummary({ items })] }) });
  open();
  expect(await screen.findByText('Dish 1, Dish 2, Dish 3 and 9 more')).toBeVisible();
});

it('shows a history of 200 orders page by page, and keeps it when a page does not load', async () => {
  const pageOf = (page: number) =>
    Array.from({ length: 20 }, (_, index) => makeOrderSummary({ orderId: `order-${page}-${index}` }));
  const network = fakeNetwork({
    getOrderHistory: ({ query }) => {
      const page = Number(query['nextPageToken'] ?? 0);
      const hasNextPage = page < 9;
      return { orders: pageOf(page), hasNextPage, paginationToken: hasNextPage ? `${page + 1}` : null };
    },
  });
  const { user, effects } = open();
  expect(await screen.findAllByRole('listitem')).toHaveLength(20);
  network.plan({ getOrderHistory: () => failNetwork() });
  await user.click(screen.getByRole('button', { name: 'Show older orders' }));
  const again = await screen.findByRole('button', { name: 'Older orders didn’t load. Try again' });
  expect(screen.getAllByRole('listitem')).toHaveLength(20);
  expect(effects).toEqual([]);
  network.plan({ getOrderHistory: () => ({ orders: pageOf(1), hasNextPage: false, paginationToken: null }) });
  await user.click(again);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(40));
  expect(screen.queryByRole('button', { name: /older/i })).toBeNull();
});

it('searches by restaurant or dish and keeps the search in the URL', async () => {
  const network = fakeNetwork({
    getOrderHistory: ({ query }) =>
      makeOrderList({ orders: query['query'] === 'lassi' ? [makeOrderSummary({ orderId: 'order-7' })] : [] }),
  });
  const { user, location } = open('/orders?q=ambrosia');
  expect(await screen.findByRole('heading', { name: 'No orders match “ambrosia”' })).toBeVisible();
  expect(
    screen.getByText('Try the name of a restaurant or a dish.').closest('[role="status"]'),
  ).not.toBeNull();
  const field = screen.getByRole('searchbox', { name: 'Search your orders by restaurant or dish' });
  await user.clear(field);
  await user.type(field, 'lassi');
  expect(await screen.findByRole('listitem')).toBeVisible();
  expect(field).toHaveFocus();
  expect(location()).toBe('/orders?q=lassi');
  expect(screen.getByText('1 order found')).toBeInTheDocument();
  expect(network.callsOf('getOrderHistory').map(({ query }) => query['query'])).toEqual([
    'ambrosia',
    'lassi',
  ]);
});

it('shows all orders again when the search finds none', async () => {
  fakeNetwork({
    getOrderHistory: ({ query }) => makeOrderList(query['query'] === undefined ? {} : { orders: [] }),
  });
  const { user, location } = open('/orders?q=ambrosia');
  await user.click(await screen.findByRole('button', { name: 'Show all orders' }));
  expect(await screen.findByRole('listitem')).toBeVisible();
  expect(location()).toBe('/orders');
});

it('says that there are no orders yet, and where to start', async () => {
  fakeNetwork({ getOrderHistory: () => makeOrderList({ orders: [] }) });
  open('/orders', { locale: 'zh' });
  expect(await screen.findByRole('heading', { name: '還沒有訂單' })).toBeVisible();
  expect(screen.getByRole('link', { name: '尋找美食' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('offers a retry when the orders did not load', async () => {
  const network = fakeNetwork({ getOrderHistory: () => failNetwork() });
  const { user, effects } = open();
  expect(await screen.findByRole('heading', { name: 'Your orders didn’t load' })).toBeVisible();
  expect(effects).toEqual([]);
  network.plan({ getOrderHistory: () => makeOrderList() });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('listitem')).toBeVisible();
});

it('keeps the search field when a search did not load', async () => {
  fakeNetwork({ getOrderHistory: () => failNetwork() });
  open('/orders?q=dal');
  expect(await screen.findByRole('heading', { name: 'Your orders didn’t load' })).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('dal');
});

it('asks a guest to sign in, without a call', async () => {
  const network = fakeNetwork();
  open('/orders', { session: 'guest' });
  expect(await screen.findByRole('heading', { name: 'Sign in to see your orders' })).toBeVisible();
  expect(screen.getByText(/^Your order history belongs to your account\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(network.calls).toHaveLength(0);
});

it('says from when the orders are while the browser is offline', async () => {
  fakeNetwork({ getOrderHistory: () => makeOrderList() });
  open();
  await screen.findByRole('listitem');
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText(/These are your orders as of/)).toBeVisible();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
});

describe('without a history of the services', () => {
  const cart = makeActiveCart();
  const underWay = makeActiveOrder({ entityId: 'order-1', orderStatus: 'ACCEPTED' });
  const ended = makeActiveOrder({
    entityId: 'order-2',
    orderStatus: 'RECEIVED',
    fulfillmentType: 'IN_STORE',
  });
  const recent = () => ({ data: [underWay, ended, cart] });

  it('shows carts and the orders of the last 30 days, and says so', async () => {
    const network = fakeNetwork({ getActiveOrders: recent });
    open('/orders', { config: specifiedConfig });
    expect(await screen.findByRole('heading', { level: 1, name: 'Your orders' })).toBeVisible();
    expect(await screen.findByText('Your carts, and your orders of the last 30 days.')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(network.calls.map(({ name, query }) => [name, query])).toEqual([
      ['getActiveOrders', { maxMinutesAfterComplete: '43200' }],
    ]);
  });

  it('leads to each of them, and orders one that has ended again', async () => {
    fakeNetwork({ getActiveOrders: recent });
    open('/orders', { config: specifiedConfig });
    const [current, last, basket] = await screen.findAllByRole('listitem');
    const linksIn = (item: HTMLElement | undefined) =>
      item
        ? within(item)
            .getAllByRole('link')
            .map((link) => link.getAttribute('href'))
        : [];
    const { url } = cart.merchant;
    expect(linksIn(current)).toEqual([`${url}/status/order-1?orderIdentifierType=ID`]);
    expect(linksIn(last)).toEqual([
      `${url}/status/order-2?orderIdentifierType=ID`,
      `${url}/order?reorder=order-2&orderIdentifierType=ID`,
    ]);
    expect(linksIn(basket)).toEqual([`${url}/order`]);
  });

  it('shows them also if the page learns it by a call that nobody answers', async () => {
    fakeNetwork({ getOrderHistory: () => answerWith(404, 'Not Found'), getActiveOrders: recent });
    const { effects } = open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Your orders' })).toBeVisible();
    expect(await screen.findAllByRole('listitem')).toHaveLength(3);
    expect(effects).toEqual([]);
  });

  it('says that there are none yet, and offers a retry if they did not load', async () => {
    const network = fakeNetwork({ getActiveOrders: () => failNetwork() });
    const { user } = open('/orders', { config: specifiedConfig, locale: 'zh' });
    expect(await screen.findByRole('heading', { name: '未能載入你的訂單' })).toBeVisible();
    network.plan({ getActiveOrders: () => ({ data: [] }) });
    await user.click(screen.getByRole('button', { name: '再試一次' }));
    expect(await screen.findByRole('heading', { name: '還沒有訂單' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: '你的訂單' })).toBeVisible();
  });
});
