import { useQuery } from '@tanstack/react-query';
import { orderQueries } from '@tiffin/api';
import type { Order, OrderDeliveryStatus, OrderStatusValue } from '@tiffin/contracts';
import { displayedOrderStatus, orderTracker } from '@tiffin/domain';
import type { OrderTracker } from '@tiffin/domain';
import { courierStates } from '../domain/courier-states';
import type { OrderIdentifier } from '../domain/order-url';
import { isUnderway } from './is-underway';
import { pollMs } from './poll-ms';

/** What a screen shows of an order, derived from the order and the courier service. */
export type OrderState = {
  readonly isDelivery: boolean;
  readonly status: OrderStatusValue;
  readonly tracker: OrderTracker;
  /** Oldest first. */
  readonly deliveryStatuses: readonly OrderDeliveryStatus[];
  readonly courierName: string | undefined;
};

/** Follows the courier of a delivery order and returns the state that a person sees. */
export function useOrderState(order: Order, orderIdentifier: OrderIdentifier): OrderState {
  const isDelivery = order.merchantFulfillmentType === 'DELIVERY';
  const isFollowed = isDelivery && isUnderway(order);
  const delivery = useQuery({
    ...orderQueries.deliveryStatus(orderIdentifier),
    enabled: isFollowed,
    refetchInterval: pollMs,
    meta: { context: 'getDeliveryStatus', isHandled: true },
  });
  const news = isFollowed ? delivery.data : undefined;
  const deliveryStatuses = courierStates(news?.orderDeliveryStatuses ?? order.orderDeliveryStatuses);
  const status = displayedOrderStatus({ ...order, orderDeliveryStatuses: deliveryStatuses });
  return {
    isDelivery,
    status,
    tracker: orderTracker(status, order.merchantFulfillmentType),
    deliveryStatuses,
    courierName: news?.courier?.firstName,
  };
}
