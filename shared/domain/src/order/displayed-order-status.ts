import type { MerchantFulfillmentType, OrderStatusValue } from '@tiffin/contracts';

type ShownOrder = {
  readonly merchantFulfillmentType: MerchantFulfillmentType;
  readonly orderStatus: { readonly orderStatus: OrderStatusValue };
  /** Oldest first. */
  readonly orderDeliveryStatuses: readonly { readonly status: OrderStatusValue }[];
};

const coveredByDelivery: readonly OrderStatusValue[] = ['PREPARED', 'IN_TRANSIT', 'RECEIVED'];

/**
 * Returns the status to show. For a delivery in PREPARED, IN_TRANSIT or RECEIVED it is the last delivery
 * status, unless that is DELIVERY_CANCELED (specification 4).
 */
export function displayedOrderStatus(order: ShownOrder): OrderStatusValue {
  const { orderStatus } = order.orderStatus;
  const last = order.orderDeliveryStatuses.at(-1)?.status;
  const isCovered = order.merchantFulfillmentType === 'DELIVERY' && coveredByDelivery.includes(orderStatus);
  return isCovered && last !== undefined && last !== 'DELIVERY_CANCELED' ? last : orderStatus;
}
