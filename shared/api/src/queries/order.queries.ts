import { queryOptions } from '@tanstack/react-query';
import type { Order, OrderIdentifierType } from '@tiffin/contracts';
import { call } from '../calls/call';
import type { CallOptions } from '../transport/call-request';
import { callQuery } from './call.queries';

const root = ['orders'] as const;

/** How a URL names an order: the value and its kind. */
export type OrderIdentity = { readonly identifier: string; readonly type: OrderIdentifierType };

/** An order by id, token or guest token, its courier, and orders to repeat. */
export const orderQueries = {
  root,
  detail: ({ identifier, type }: OrderIdentity) =>
    queryOptions({
      queryKey: [...root, 'detail', type, identifier],
      queryFn: ({ signal }) => read({ identifier, type }, { signal }),
      meta: { context: 'getOrder' },
    }),
  deliveryStatus: (order: OrderIdentity) =>
    callQuery([...root, 'delivery-status', order], 'getDeliveryStatus', named(order)),
  rating: (order: OrderIdentity) => callQuery([...root, 'rating', order], 'getOrderRating', named(order)),
  reorder: (point: { readonly latitude: number; readonly longitude: number }) =>
    callQuery([...root, 'reorder', point], 'getReorder', point),
  merchantReorder: (merchantId: string) =>
    callQuery([...root, 'merchant-reorder', merchantId], 'getMerchantReorder', { merchantId }),
};

function named({ identifier, type }: OrderIdentity) {
  return { orderIdentifier: identifier, orderIdentifierType: type };
}

function read({ identifier, type }: OrderIdentity, options: CallOptions): Promise<Order> {
  switch (type) {
    case 'ID':
      return call('getOrder', { id: identifier }, options);
    case 'TOKEN':
      return call('getOrderByToken', { token: identifier }, options);
    case 'GUEST_TOKEN':
      return call('getGuestOrder', { id: identifier }, options);
  }
}
