import { queryOptions } from '@tanstack/react-query';
import type { Order, OrderIdentifierType } from '@tiffin/contracts';
import { getReorder, getMerchantReorder } from '../calls/merchant';
import { getDeliveryStatus, getGuestOrder, getOrder, getOrderByToken } from '../calls/order';
import type { CallOptions } from '../transport/send';

const root = ['orders'] as const;

/** How an order is named in an address: the value and what kind it is. */
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
  deliveryStatus: ({ identifier, type }: OrderIdentity) =>
    queryOptions({
      queryKey: [...root, 'delivery-status', type, identifier],
      queryFn: ({ signal }) =>
        getDeliveryStatus({ orderIdentifier: identifier, orderIdentifierType: type }, { signal }),
      meta: { context: 'getDeliveryStatus' },
    }),
  reorder: (point: { readonly latitude: number; readonly longitude: number }) =>
    queryOptions({
      queryKey: [...root, 'reorder', point],
      queryFn: ({ signal }) => getReorder(point, { signal }),
      meta: { context: 'getReorder' },
    }),
  merchantReorder: (merchantId: string) =>
    queryOptions({
      queryKey: [...root, 'merchant-reorder', merchantId],
      queryFn: ({ signal }) => getMerchantReorder({ merchantId }, { signal }),
      meta: { context: 'getMerchantReorder' },
    }),
};

function read({ identifier, type }: OrderIdentity, options: CallOptions): Promise<Order> {
  switch (type) {
    case 'ID':
      return getOrder({ id: identifier }, options);
    case 'TOKEN':
      return getOrderByToken({ token: identifier }, options);
    case 'GUEST_TOKEN':
      return getGuestOrder({ id: identifier }, options);
  }
}
