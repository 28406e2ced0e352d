import { expect, it } from '@jest/globals';
import { orderQueries } from '@tiffin/api';
import { LOCALES } from '@tiffin/contracts';
import type { CallAnswer, Order } from '@tiffin/contracts';
import {
  makeAddressDetail,
  makeOrder,
  makeOrderItem,
  makeOrderReceipt,
  makeOrderStatus,
  testConfig,
} from '@tiffin/testing';
import { renderOnServerAndHydrate } from '@tiffin/testing/server-render';
import { makeCourier, makeDeliveryStatus } from '../test-support/make-delivery-status';

const load = async () => {
  const { StatusScreen } = await import('./status-screen');
  return <StatusScreen />;
};
const route = '/m/:merchantExternalId/status/:orderIdOrToken';
const courierAt = (status: 'COURIER_CONFIRMED' | 'COURIER_PICKED_UP' | 'COURIER_DROPPED_OFF') => ({
  status,
  timestamp: '2026-11-25T16:50:00.000Z',
});
const delivery: Partial<Order> = {
  merchantFulfillmentType: 'DELIVERY',
  userDeliveryAddressDetail: makeAddressDetail(),
};
const withStatus = (orderStatus: Order['orderStatus']['orderStatus'], more: Partial<Order> = {}) =>
  makeOrder({ orderStatus: makeOrderStatus({ orderStatus }), ...more });

type Known = {
  readonly delivery?: CallAnswer<'getDeliveryStatus'>;
  readonly rating?: CallAnswer<'getOrderRating'>;
};
const underWay: Known = {
  delivery: makeDeliveryStatus({
    orderDeliveryStatuses: [courierAt('COURIER_CONFIRMED'), courierAt('COURIER_PICKED_UP')],
    currentStatus: 'COURIER_PICKED_UP',
    courier: makeCourier({
      position: { latitude: 49.284, longitude: -123.11, seenAt: '2026-11-25T16:59:30.000Z' },
    }),
    estimatedArrivalTime: '2026-11-25T17:10:00.000Z',
  }),
};
const rated: Known = {
  rating: { rating: { stars: 4, note: 'Hot!', ratedAt: '2026-11-25T16:55:00.000Z' }, canRate: true },
};
const refund = {
  amountMicro: 12_600_000,
  creditMicro: 0,
  requestedAt: '2026-11-25T16:00:00.000Z',
  completedAt: null,
};
const rejectedLine = makeOrderItem({ orderItemId: 'order-line-2', name: 'Naan', wasRejected: true });

const cases: readonly (readonly [what: string, order: Order, known?: Known])[] = [
  ['placed, for pickup', withStatus('PLACED')],
  ['scheduled, to eat in', withStatus('SCHEDULED', { merchantFulfillmentType: 'DINE_IN', table: '7' })],
  ['being prepared, to eat in', withStatus('ACCEPTED', { merchantFulfillmentType: 'DINE_IN' })],
  ['being prepared, for delivery', withStatus('ACCEPTED', delivery)],
  ['without a promised time', withStatus('ACCEPTED', { promisedTimeRange: null })],
  [
    'in time',
    withStatus('ACCEPTED', {
      promisedTimeRange: { from: '2026-11-25T17:20:00.000Z', to: '2026-11-25T17:25:00.000Z' },
    }),
  ],
  ['with its courier', withStatus('ACCEPTED', delivery), underWay],
  ['on its way, of which the courier service says nothing', withStatus('IN_TRANSIT', delivery)],
  ['ready for pickup', withStatus('PREPARED')],
  ['collected', withStatus('RECEIVED')],
  ['served', withStatus('RECEIVED', { merchantFulfillmentType: 'DINE_IN' })],
  ['delivered and rated', withStatus('COURIER_DROPPED_OFF', delivery), rated],
  ['delivered and not rated', withStatus('RECEIVED', delivery), { rating: { rating: null, canRate: true } }],
  ['cancelled', withStatus('CANCELLED', { refunds: [] })],
  ['cancelled, its money on the way', withStatus('CANCELLED', { refunds: [refund] })],
  [
    'refunded',
    withStatus('CANCELLED', { refunds: [{ ...refund, completedAt: '2026-11-25T16:30:00.000Z' }] }),
  ],
  [
    'that nobody could bring',
    withStatus('CANCELLED', {
      ...delivery,
      orderDeliveryStatuses: [{ status: 'DELIVERY_CANCELED', timestamp: '2026-11-25T16:00:00.000Z' }],
    }),
  ],
  ['refused', withStatus('REJECTED', { orderRejectionNote: 'We are out of gas' })],
  [
    'with a dish that is sold out',
    withStatus('PLACED', {
      orderItems: [makeOrderItem(), rejectedLine],
      orderReceipt: makeOrderReceipt({ subtotalMicro: 24_000_000, totalMicro: 25_200_000 }),
    }),
  ],
  ['of a group', withStatus('ACCEPTED', { participatingFulfillmentId: 'group-1', guestProfile: null })],
  [
    'with stamps and a receipt by email',
    makeOrder({
      orderStatus: makeOrderStatus({ orderStatus: 'RECEIVED', acceptTimestamp: '2026-11-25T16:20:00.000Z' }),
      orderReceipt: makeOrderReceipt({ loyaltyStampsCount: 2 }),
      receiptEmail: 'ana@northlight.example',
    }),
  ],
];

async function show(
  order: Order,
  {
    known = {},
    type = 'GUEST_TOKEN',
    locale = 'en',
  }: {
    readonly known?: Known | undefined;
    readonly type?: 'GUEST_TOKEN' | 'TOKEN';
    readonly locale?: 'en' | 'zh';
  } = {},
) {
  const identity = { identifier: 'secret-1', type } as const;
  return renderOnServerAndHydrate({
    load,
    path: `/m/lucknow-lunch-home/status/secret-1?orderIdentifierType=${type}`,
    route,
    locale,
    config: {
      ...testConfig,
      hasWorker: true,
      map: { styleUrl: 'http://map.test/style.json', workerUrl: 'http://localhost:3000/_map/worker.mjs' },
    },
    filled: [
      [orderQueries.detail(identity).queryKey, order],
      ...(known.delivery ? [[orderQueries.deliveryStatus(identity).queryKey, known.delivery] as const] : []),
      ...(known.rating ? [[orderQueries.rating(identity).queryKey, known.rating] as const] : []),
    ],
  });
}

// Each language has half of them: which status an order has changes nothing about a language.
const inOneLanguage = cases.flatMap(([what, order, known], index) => {
  const locale = LOCALES[index % LOCALES.length];
  return locale ? [{ what, order, known, locale }] : [];
});

it.each(inOneLanguage)('shows an order $what: $locale', async ({ order, known, locale }) => {
  const { served, page } = await show(order, { known, locale });
  expect(served.querySelector('h1')).not.toBeEmptyDOMElement();
  expect(served).toHaveTextContent('Dal makhani');
  expect(served.querySelector('[aria-busy="true"]')).toBeNull();
  expect(page.querySelector('h1')).toHaveTextContent(served.querySelector('h1')?.textContent ?? '-');
});

it('shows a map and news where the page can have them, and leaves out news that the browser cannot show', async () => {
  const { served, page } = await show(withStatus('ACCEPTED', delivery));
  expect(served).toHaveTextContent('Show map');
  expect(page).toHaveTextContent('Show map');
  expect(served).toHaveTextContent('Tell me when my order arrives');
  expect(page).not.toHaveTextContent('Tell me when my order arrives');
});

it('offers no news to a reader of a shared link', async () => {
  const { served } = await show(withStatus('ACCEPTED', delivery), { type: 'TOKEN' });
  expect(served).toHaveTextContent('Show map');
  expect(served).not.toHaveTextContent('Tell me when my order arrives');
});

it('names the time zone once it knows the reader’s', async () => {
  const { served, page } = await show(withStatus('PLACED'));
  expect(served).not.toHaveTextContent('All times are');
  expect(page).toHaveTextContent('All times are');
});
