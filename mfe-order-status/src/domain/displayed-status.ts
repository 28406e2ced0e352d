import type { Order, OrderDeliveryStatus, OrderStatusValue } from '@tiffin/contracts';
import { courierStates } from './courier-states';

/**
 * The status that a person sees: for a delivery order in PREPARED, IN_TRANSIT or RECEIVED the last delivery
 * status, unless that is DELIVERY_CANCELED; else the order's own (specification 4).
 */
export function displayedStatus(
  order: Pick<Order, 'merchantFulfillmentType' | 'orderStatus'>,
  deliveryStatuses: readonly OrderDeliveryStatus[],
): OrderStatusValue {
  const own = order.orderStatus.orderStatus;
  if (order.merchantFulfillmentType !== 'DELIVERY' || !isReplaceable(own)) return own;
  const last = courierStates(deliveryStatuses).at(-1)?.status;
  return last === undefined || last === 'DELIVERY_CANCELED' ? own : last;
}

function isReplaceable(status: OrderStatusValue): boolean {
  return status === 'PREPARED' || status === 'IN_TRANSIT' || status === 'RECEIVED';
}
