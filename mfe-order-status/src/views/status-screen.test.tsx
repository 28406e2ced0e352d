import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { orderQueries } from '@tiffin/api';
import { ORDER_STATUSES } from '@tiffin/contracts';
import type { Order } from '@tiffin/contracts';
import { bus } from '@tiffin/event-bus';
import {
  ana,
  failNetwork,
  fakeNetwork,
  makeAddressDetail,
  makeOrder,
  makeOrderItem,
  makeOrderReceipt,
  makeOrderStatus,
  refuseWith,
  renderInApp,
} from '@tiffin/testing';
import en from '../locales/en.json';
import zh from '../locales/zh.json';
import { findStatus } from '../test-support/find-status';
import { makeCourier, makeDeliveryStatus } from '../test-support/make-delivery-status';
import { StatusScreen } from './status-screen';

const route = '/m/:merchantExternalId/status/:orderIdOrToken';
const path = (identifier: string, type = 'ID') =>
  `/m/lucknow-lunch-home/status/${identifier}?orderIdentifierType=${type}`;
const open = (at: string, more: Parameters<typeof renderInApp>[1] = {}) =>
  renderInApp(<StatusScreen />, { path: at, route, ...more });
const withStatus = (orderStatus: Order['orderStatus']['orderStatus'], more: Partial<Order> = {}) =>
  makeOrder({ orderStatus: makeOrderStatus({ orderStatus }), ...more });
const delivered = {
  merchantFulfillmentType: 'DELIVERY',
  userDeliveryAddressDetail: makeAddressDetail(),
} as const;
const noCourier = makeDeliveryStatus();

describe('the page of an order', () => {
  it('[RTE-02] [ORD-08] reads an order by id from its URL', async () => {
    const network = fakeNetwork({ getOrder: () => ({ order: makeOrder() }) });
    open(path('order-1'), { session: ana });
    expect(await screen.findByRole('heading', { level: 1, name: /Sent to the restaurant/ })).toBeVisible();
    expect(network.callsOf('getOrder')[0]?.params).toEqual({ id: 'order-1' });
  });

  it('[RTE-02] [ORD-08] reads an order by token without signing in', async () => {
    const network = fakeNetwork({ getOrderByToken: () => ({ order: makeOrder() }) });
    open(path('order-token-1', 'TOKEN'));
    expect(await screen.findByRole('heading', { level: 1, name: /Sent to the restaurant/ })).toBeVisible();
    expect(network.callsOf('getOrderByToken')[0]?.params).toEqual({ token: 'order-token-1' });
  });

  describe('that the server has read, as for a stranger', () => {
    const identity = { identifier: 'order-token-1', type: 'TOKEN' } as const;
    async function openRead(orderStatus: Order['orderStatus']['orderStatus']) {
      const order = withStatus(orderStatus, delivered);
      const network = fakeNetwork({
        getOrderByToken: () => ({ order }),
        getDeliveryStatus: () => noCourier,
        getOrderRating: () => ({ rating: null, canRate: true }),
      });
      const { queryClient, navigate } = open('/', { session: ana });
      queryClient.setQueryData(orderQueries.detail(identity).queryKey, order);
      queryClient.setQueryData(orderQueries.deliveryStatus(identity).queryKey, noCourier);
      queryClient.setQueryData(orderQueries.rating(identity).queryKey, { rating: null, canRate: false });
      await navigate(path('order-token-1', 'TOKEN'));
      await waitFor(() => expect(network.callsOf('getOrderByToken')).toHaveLength(1));
      return network;
    }

    it('asks again at once, with the courier, because a person may see more', async () => {
      const network = await openRead('ACCEPTED');
      expect(network.callsOf('getDeliveryStatus')).toHaveLength(1);
    });

    it('offers whoever paid to rate it', async () => {
      await openRead('RECEIVED');
      expect(await screen.findByRole('radio', { name: /4/ })).toBeInTheDocument();
    });
  });

  it('shows a reader of the share link that it is delivered and paid, without an address or a card', async () => {
    const order = makeOrder({
      merchantFulfillmentType: 'DELIVERY',
      userDeliveryAddressDetail: null,
      paymentMethod: {
        paymentMethodIdentifier: {
          entityType: 'PAYMENT_OPTION',
          paymentProvider: 'NONE',
          paymentOptionType: 'UNKNOWN_TYPE',
        },
        cardDisplayDetails: null,
      },
    });
    fakeNetwork({ getOrderByToken: () => ({ order }), getDeliveryStatus: () => noCourier });
    open(path('order-token-1', 'TOKEN'));
    expect(await screen.findByRole('heading', { name: 'Delivery' })).toBeVisible();
    expect(screen.getByText('Paid')).toBeVisible();
  });

  it('[ORD-13] [ORD-14] shows a guest their order by guest token without signing in', async () => {
    const network = fakeNetwork({ getGuestOrder: () => ({ order: makeOrder() }) });
    open(path('guest-token-1', 'GUEST_TOKEN'));
    expect(await screen.findByRole('heading', { level: 1, name: /Sent to the restaurant/ })).toBeVisible();
    expect(network.callsOf('getGuestOrder')[0]?.params).toEqual({ id: 'guest-token-1' });
    expect(screen.queryByRole('button', { name: 'Sign in' })).not.toBeInTheDocument();
  });

  it('[RTE-02] asks a guest to sign in for an order by its id, without a call', async () => {
    const network = fakeNetwork();
    const asked: string[] = [];
    const undo = bus.on('signInRequested', ({ reason }) => asked.push(reason));
    const { user } = open(path('order-1'));
    const button = await screen.findByRole('button', { name: 'Sign in' });
    expect(screen.getByText(/^This order belongs to an account\./)).toBeVisible();
    await user.click(button);
    undo();
    expect(asked).toEqual(['account']);
    expect(network.calls).toHaveLength(0);
  });

  it.each([path('order-1', 'COURIER'), path('%20', 'ID')])(
    '[RTE-02] says that %s names no order, and offers a next step',
    async (address) => {
      fakeNetwork();
      open(address, { session: ana });
      expect(await screen.findByRole('heading', { name: 'We can’t find this order' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Find food' })).toHaveAttribute('href', '/');
    },
  );

  it('[RTE-02] says that an order does not exist when the service says so', async () => {
    fakeNetwork({ getOrder: () => refuseWith(404, 'NOT_FOUND') });
    const { effects } = open(path('order-9'), { session: ana });
    expect(await screen.findByRole('heading', { name: 'We can’t find this order' })).toBeVisible();
    expect(effects).toEqual([]);
  });

  it('offers a retry when the order did not load, and then shows it', async () => {
    const network = fakeNetwork({ getOrder: () => failNetwork() });
    const { user } = open(path('order-1'), { session: ana });
    expect(await screen.findByRole('heading', { name: 'Your order didn’t load' })).toBeVisible();
    expect(screen.getByText(/^Your order isn’t affected\./)).toBeVisible();
    network.plan({ getOrder: () => ({ order: makeOrder() }) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: /Sent to the restaurant/ })).toBeVisible();
  });
});

describe('the state of an order', () => {
  it.each(ORDER_STATUSES)('[ORD-02] describes %s, in the title too, in both languages', async (status) => {
    for (const [locale, messages] of [
      ['en', en],
      ['zh', zh],
    ] as const) {
      fakeNetwork({
        getOrder: () => ({ order: withStatus(status, { ...delivered, promisedTimeRange: null }) }),
        getDeliveryStatus: () => noCourier,
        getOrderRating: () => ({ rating: null, canRate: false }),
      });
      const { unmount } = open(path('order-1'), { session: ana, locale });
      const words = messages.state[status].title;
      expect(await screen.findByRole('heading', { level: 1, name: words })).toBeVisible();
      expect(document.title).toContain(words);
      unmount();
    }
  });

  it('[ORD-03] shows the courier’s state for a delivery that is on its way', async () => {
    fakeNetwork({
      getOrder: () => ({ order: withStatus('IN_TRANSIT', delivered) }),
      getDeliveryStatus: () => ({
        orderDeliveryStatuses: [
          { status: 'COURIER_CONFIRMED', timestamp: '2026-11-22T20:05:00.000Z' },
          { status: 'COURIER_CONFIRMED_CONSUMER_ARRIVAL', timestamp: '2026-11-22T20:20:00.000Z' },
        ],
        currentStatus: 'COURIER_CONFIRMED_CONSUMER_ARRIVAL',
        courier: makeCourier(),
        estimatedArrivalTime: null,
      }),
    });
    open(path('order-1'), { session: ana });
    expect(await screen.findByRole('heading', { level: 1, name: /Courier at your door/ })).toBeVisible();
    expect(screen.getByText(/Ho-yin is your courier/)).toBeVisible();
    expect(screen.getByText(/12:05: Courier found/)).toBeVisible();
  });

  it('[ORD-03] keeps the order’s own state if the delivery was cancelled', async () => {
    const order = withStatus('PREPARED', {
      ...delivered,
      orderDeliveryStatuses: [{ status: 'DELIVERY_CANCELED', timestamp: '2026-11-22T20:05:00.000Z' }],
    });
    fakeNetwork({
      getOrder: () => ({ order }),
      getDeliveryStatus: () => ({ ...noCourier, orderDeliveryStatuses: order.orderDeliveryStatuses }),
    });
    open(path('order-1'), { session: ana });
    expect(await screen.findByRole('heading', { level: 1, name: /^Packed/ })).toBeVisible();
  });

  it('[ORD-02] marks the current tier of the tracker', async () => {
    fakeNetwork({ getOrder: () => ({ order: withStatus('ACCEPTED') }) });
    open(path('order-1'), { session: ana });
    const steps = await screen.findAllByRole('listitem', { current: 'step' });
    expect(steps.map((step) => step.textContent)).toEqual(['Being prepared']);
  });

  it('[ORD-02] announces a change, and emits it on the event bus', async () => {
    const network = fakeNetwork({ getOrder: () => ({ order: withStatus('PLACED') }) });
    const told: string[] = [];
    const undo = bus.on('orderStatusChanged', ({ orderStatus }) => told.push(orderStatus));
    const { user } = open(path('order-1'), { session: ana });
    await screen.findByRole('heading', { level: 1, name: /Sent to the restaurant/ });
    network.plan({ getOrder: () => ({ order: withStatus('ACCEPTED') }) });
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    expect(await screen.findByRole('heading', { level: 1, name: /Being prepared/ })).toBeVisible();
    await waitFor(() => {
      expect(told).toEqual(['ACCEPTED']);
    });
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said).toContainEqual(expect.stringMatching(/^Being prepared/));
    undo();
  });

  it('marks its data as old when the service no longer answers', async () => {
    const network = fakeNetwork({ getOrder: () => ({ order: withStatus('PLACED') }) });
    const { user } = open(path('order-1'), { session: ana });
    await screen.findByRole('heading', { level: 1, name: /Sent to the restaurant/ });
    network.plan({ getOrder: () => failNetwork() });
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    expect(await screen.findByText('We can’t get updates right now.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: /Sent to the restaurant/ })).toBeVisible();
  });
});

describe('cancelling', () => {
  const cancelled = withStatus('CANCELLED');

  it.each([
    ['cancellable', { cancellable: true, isCancellable: false }],
    ['isCancellable', { cancellable: false, isCancellable: true }],
  ])('[ORD-06] is offered if the status says %s', async (_name, flags) => {
    fakeNetwork({ getOrder: () => ({ order: makeOrder({ orderStatus: makeOrderStatus(flags) }) }) });
    open(path('order-1'), { session: ana });
    expect(await screen.findByRole('button', { name: 'Cancel and get $12.60 back' })).toBeVisible();
    expect(screen.getByText('You can cancel until your food is packed.')).toBeVisible();
  });

  it('[ORD-06] is not offered if the status says no', async () => {
    const orderStatus = makeOrderStatus({ cancellable: false, isCancellable: false });
    fakeNetwork({ getOrder: () => ({ order: makeOrder({ orderStatus }) }) });
    open(path('order-1'), { session: ana });
    await findStatus();
    expect(screen.queryByRole('button', { name: /Cancel/ })).not.toBeInTheDocument();
  });

  it.each([
    ['[ORD-08]', 'ID', 'getOrder', 'cancelOrder', { id: 'x-1' }],
    ['[ORD-08]', 'TOKEN', 'getOrderByToken', 'cancelOrderByToken', { token: 'x-1' }],
    ['[ORD-14]', 'GUEST_TOKEN', 'getGuestOrder', 'cancelGuestOrder', { id: 'x-1' }],
  ])(
    '%s [ORD-06] cancels an order of type %s after a confirmation',
    async (_id, type, read, cancel, params) => {
      const network = fakeNetwork({
        [read]: () => ({ order: makeOrder() }),
        [cancel]: () => ({ order: cancelled }),
      });
      const { user } = open(path('x-1', type), { session: type === 'ID' ? ana : 'guest' });
      await user.click(await screen.findByRole('button', { name: 'Cancel and get $12.60 back' }));
      const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this order?' });
      expect(within(dialog).getByText(/you get \$12\.60 back/)).toBeVisible();
      expect(within(dialog).getByRole('button', { name: 'Keep order' })).toBeVisible();
      expect(network.callsOf(cancel)).toHaveLength(0);
      await user.click(within(dialog).getByRole('button', { name: 'Cancel order' }));
      expect(await screen.findByRole('heading', { level: 1, name: 'Cancelled' })).toBeVisible();
      expect(network.callsOf(cancel).map((call) => call.params)).toEqual([params]);
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      expect(screen.getByText('Your order is cancelled. You’ll get $12.60 back.')).toBeVisible();
    },
  );

  it('[ORD-06] keeps the order when the kitchen was faster, says so, and reads the order again', async () => {
    let order = makeOrder();
    fakeNetwork({
      getOrder: () => ({ order }),
      cancelOrder: () => {
        order = withStatus('ACCEPTED');
        return refuseWith(409, 'ORDER_NOT_CANCELLABLE');
      },
    });
    const { user } = open(path('order-1'), { session: ana });
    await user.click(await screen.findByRole('button', { name: 'Cancel and get $12.60 back' }));
    // A hidden page does not poll.
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    await waitFor(() => expect(screen.getByText(/can’t cancel this order any more/)).toBeVisible());
    expect(await screen.findByRole('heading', { level: 1, name: /Being prepared/ })).toBeVisible();
  });
});

describe('continuing without rejected items', () => {
  const order = makeOrder({
    orderItems: [makeOrderItem(), makeOrderItem({ orderItemId: 'order-line-2', wasRejected: true })],
    orderReceipt: makeOrderReceipt({ subtotalMicro: 24_000_000, totalMicro: 24_600_000 }),
  });

  it.each([
    ['ID', 'getOrder', 'continueOrder', { id: 'x-1' }],
    ['TOKEN', 'getOrderByToken', 'continueOrderByToken', { token: 'x-1' }],
  ])('[ORD-08] continues an order of type %s', async (type, read, goOn, params) => {
    const network = fakeNetwork({
      [read]: () => ({ order }),
      [goOn]: () => ({ order: withStatus('ACCEPTED') }),
    });
    const { user } = open(path('x-1', type), { session: type === 'ID' ? ana : 'guest' });
    await user.click(await screen.findByRole('button', { name: 'Continue with the rest' }));
    expect(await screen.findByRole('heading', { level: 1, name: /Being prepared/ })).toBeVisible();
    expect(network.callsOf(goOn).map((call) => call.params)).toEqual([params]);
    expect(screen.getByText('The restaurant is making the rest of your order.')).toBeVisible();
  });

  it('[ORD-14] is not offered by guest token: there is no such call', async () => {
    fakeNetwork({ getGuestOrder: () => ({ order }) });
    open(path('guest-1', 'GUEST_TOKEN'));
    await findStatus();
    expect(screen.queryByRole('button', { name: 'Continue with the rest' })).not.toBeInTheDocument();
  });
});

describe('the receipt', () => {
  const perk = {
    id: 'perk-1',
    originalPriceMicro: 8_000_000,
    discountedPriceMicro: 6_000_000,
    savingsMicro: 2_000_000,
    isSelected: true,
    note: null,
    displayHint: null,
  };
  const order = makeOrder({
    orderItems: [
      makeOrderItem({
        itemOptions: [
          { id: 'o', choiceId: 'c', parentOptionId: null, incrementCount: 2, name: 'Roti', priceMicro: 0 },
        ],
      }),
      makeOrderItem({
        orderItemId: 'l2',
        name: 'Lassi',
        priceMicro: 6_000_000,
        originalPriceMicro: 8_000_000,
        perk,
        guest: { externalUserId: 'user-ben', firstName: 'Ben' },
      }),
      makeOrderItem({
        orderItemId: 'l3',
        name: 'Kheer',
        priceMicro: 5_000_000,
        originalPriceMicro: 5_000_000,
        wasRejected: true,
      }),
    ],
    orderReceipt: makeOrderReceipt({
      subtotalMicro: 15_000_000,
      orderDiscounts: [
        { name: 'SAVE3', type: 'AMOUNT_OFF', discountMicro: 3_000_000, isDiscountAsPoints: false },
      ],
      deliveryChargeMicro: 2_490_000,
      serviceChargeMicro: 1_000_000,
      serviceCharges: [{ name: 'Service, 5%', amountMicro: 1_000_000 }],
      tipMicro: 1_500_000,
      creditMicro: 4_000_000,
      totalMicro: 16_590_000,
    }),
  });

  it('[ORD-10] lists items with options and perks, rejected items, and rows that add up to the total', async () => {
    fakeNetwork({ getOrder: () => ({ order }) });
    open(path('order-1'), { session: ana });
    const receipt = await screen.findByRole('group', { name: 'Receipt' });
    expect(screen.getByText('2 × Roti')).toBeVisible();
    expect(screen.getByText('For Ben')).toBeVisible();
    expect(screen.getByText('Not available. You don’t pay for it.')).toBeVisible();
    expect(screen.getByText('$8.00').tagName).toBe('S');
    const rows = [...receipt.querySelectorAll('dl > div')].map((row) => [
      row.querySelector('dt')?.firstChild?.textContent,
      Number((row.querySelector('dd')?.textContent ?? '').replace(/[^\d.−-]/g, '').replace('−', '-')),
    ]);
    expect(rows).toEqual([
      ['Items', 20],
      ['Team price and deals', -2],
      ['SAVE3', -3],
      ['Delivery fee', 2.49],
      ['Service, 5%', 1],
      ['GST', 0.6],
      ['Tip', 1.5],
      ['Credit', -4],
      ['Total paid', 16.59],
    ]);
    const amounts = rows.map(([, amount]) => Number(amount));
    expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(
      amounts.at(-1) ?? NaN,
      6,
    );
    expect(screen.getAllByText('Ticket 042').length).toBeGreaterThan(0);
    expect(screen.getByText('Visa ending 4242')).toBeVisible();
  });

  it('names no card for an order with nothing to pay', async () => {
    const free = makeOrderReceipt({ creditMicro: 12_600_000, totalMicro: 0 });
    fakeNetwork({ getOrder: () => ({ order: makeOrder({ orderReceipt: free }) }) });
    open(path('order-1'), { session: ana });
    expect(await screen.findByText('Total paid')).toBeVisible();
    expect(screen.queryByText(/4242/)).not.toBeInTheDocument();
  });
});
