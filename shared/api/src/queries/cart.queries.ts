import { queryOptions } from '@tanstack/react-query';
import { getCart, getCartDeliveryInfo } from '../calls/cart';
import { getCartIncentives, getIncentive } from '../calls/incentive';

const root = ['carts'] as const;

/** The caller's cart at a merchant, its delivery and its incentives. */
export const cartQueries = {
  root,
  detail: (merchantId: string) =>
    queryOptions({
      queryKey: [...root, 'detail', merchantId],
      queryFn: ({ signal }) => getCart({ merchantId }, { signal }),
      meta: { context: 'getCart' },
    }),
  deliveryInfo: (merchantId: string) =>
    queryOptions({
      queryKey: [...root, 'delivery-info', merchantId],
      queryFn: ({ signal }) => getCartDeliveryInfo({ merchantId }, { signal }),
      meta: { context: 'getCartDeliveryInfo' },
    }),
  incentives: (merchantId: string) =>
    queryOptions({
      queryKey: [...root, 'incentives', merchantId],
      queryFn: ({ signal }) => getCartIncentives({ merchantId }, { signal }),
      meta: { context: 'getCartIncentives' },
    }),
  allIncentives: () =>
    queryOptions({
      queryKey: [...root, 'all-incentives'],
      queryFn: ({ signal }) => getIncentive({}, { signal }),
      meta: { context: 'getIncentive' },
    }),
};
