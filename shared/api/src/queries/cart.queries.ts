import { callQuery } from './call.queries';

const root = ['carts'] as const;

/** The caller's cart at a merchant, its delivery and its incentives. */
export const cartQueries = {
  root,
  detail: (merchantId: string) => callQuery([...root, 'detail', merchantId], 'getCart', { merchantId }),
  deliveryInfo: (merchantId: string) =>
    callQuery([...root, 'delivery-info', merchantId], 'getCartDeliveryInfo', { merchantId }),
  incentives: (merchantId: string) =>
    callQuery([...root, 'incentives', merchantId], 'getCartIncentives', { merchantId }),
  allIncentives: () => callQuery([...root, 'all-incentives'], 'getIncentive', {}),
};
