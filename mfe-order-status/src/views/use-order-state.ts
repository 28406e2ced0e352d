import { orderQueries } from '@tiffin/api';
import type { Order, OrderDeliveryStatus, OrderStatusValue } from '@tiffin/contracts';
import { useQuery } from '@tanstack/react-query';
import { displayedStatus } from '../domain/displayed-status';
import type { OrderIdentifier } from '../domain/order-address';
import { orderProgress } from '../domain/order-progress';
import type { OrderProgress } from '../domain/order-progress';
import { pollMs } from './poll-ms';

/** What a screen shows of an order, worked out from the order and what the courier service says. */
export type OrderState = {
  readonly isDelivery: boolean;
  readonly status: OrderStatusValue;
  readonly progress: OrderProgress;
  readonly deliveryStatuses: readonly OrderDeliveryStatus[];
  readonly courierName: string | undefined;
};

/** Follows the courier of a delivery order and gives the state that a person sees. */
export function useOrderState(order: Order, address: OrderIdentifier): OrderState {
  const isDelivery = order.merchantFulfillmentType === 'DELIVERY';
  const ownProgress = orderProgress(order.orderStatus.orderStatus, isDelivery);
  const delivery = useQuery({
    ...orderQueries.deliveryStatus(address),
    enabled: isDelivery && ownProgress.kind === 'underway',
    refetchInterval: pollMs,
    meta: { context: 'getDeliveryStatus', isHandled: true },
  });
  const deliveryStatuses = delivery.data?.orderDeliveryStatuses ?? order.orderDeliveryStatuses;
  const status = displayedStatus(order, deliveryStatuses);
  return {
    isDelivery,
    status,
    progress: orderProgress(status, isDelivery),
    deliveryStatuses,
    courierName: delivery.data?.courier?.firstName,
  };
}
