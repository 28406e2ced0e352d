import { expect, it } from '@jest/globals';
import { createQueryClient } from '../client/create-query-client';
import { mainApi } from '@tiffin/contracts/schemas';
import { samplesOf } from '@tiffin/contracts/test-support';
import { startNetwork } from '../test-support/start-network';
import { paymentQueries } from './account.queries';
import { gatewayQueries } from './gateway.queries';
import { orderQueries } from './order.queries';

const client = () => createQueryClient({ onEffect: () => undefined });

it.each([
  ['[ORD-08] ID', '/v1/order/o-1'],
  ['[ORD-08] TOKEN', '/v1/order/token/o-1'],
  ['[ORD-14] GUEST_TOKEN', '/v1/guest-order/o-1'],
] as const)('%s reads an order at %s', async (title, path) => {
  const requests = startNetwork(() => ({ data: samplesOf(mainApi.getOrder.response)[0] }));
  const type = title.endsWith('GUEST_TOKEN') ? 'GUEST_TOKEN' : title.endsWith('TOKEN') ? 'TOKEN' : 'ID';
  await client().fetchQuery(orderQueries.detail({ identifier: 'o-1', type }));
  expect(requests.map(({ url }) => url)).toEqual([path]);
});

it('[ORD-09] the courier is asked for by identifier and type', async () => {
  const requests = startNetwork(() => ({ data: samplesOf(mainApi.getDeliveryStatus.response)[0] }));
  await client().fetchQuery(orderQueries.deliveryStatus({ identifier: 'o-1', type: 'TOKEN' }));
  expect(requests[0]?.params).toEqual({ orderIdentifier: 'o-1', orderIdentifierType: 'TOKEN' });
});

it('[CHK-06] payment groups are asked for at STRIPE and the product', async () => {
  const requests = startNetwork(() => ({ data: { paymentGroups: [] } }));
  await client().fetchQuery(paymentQueries.groups());
  expect(requests[0]?.params).toEqual({ paymentProviders: 'STRIPE,TIFFIN' });
});

it('lists of merchants go on by their page token until there is no next page', async () => {
  const pages = [
    { merchants: [], hasNextPage: true, paginationToken: 'two' },
    { merchants: [], hasNextPage: false, paginationToken: 'three' },
  ];
  const requests = startNetwork(() => ({ data: pages[requests.length - 1] }));
  const point = { latitude: 1, longitude: 2 };
  const data = await client().fetchInfiniteQuery({ ...gatewayQueries.nearby(point), pages: 3 });
  expect(data.pages).toEqual(pages);
  expect(requests.map(({ params }) => params.nextPageToken)).toEqual([undefined, 'two']);
});

it('the order history goes on by its page token, with the same search', async () => {
  const pages = [
    { orders: [], hasNextPage: true, paginationToken: 'two' },
    { orders: [], hasNextPage: false, paginationToken: null },
  ];
  const requests = startNetwork(() => ({ data: pages[requests.length - 1] }));
  const data = await client().fetchInfiniteQuery({
    ...gatewayQueries.orderHistory({ query: 'dal' }),
    pages: 3,
  });
  expect(data.pages).toEqual(pages);
  expect(requests.map(({ params }) => [params.query, params.nextPageToken])).toEqual([
    ['dal', undefined],
    ['dal', 'two'],
  ]);
});
