import { useQuery } from '@tanstack/react-query';
import { orderQueries } from '@tiffin/api';
import type {
  MerchantFulfillmentType,
  Order,
  OrderDeliveryStatus,
  OrderStatusValue,
} from '@tiffin/contracts';
import { displayedOrderStatus, orderPhase, orderTracker } from '@tiffin/domain';
import type { OrderPhase, OrderTracker } from '@tiffin/domain';
import { courierStates } from '../domain/courier-states';
import type { OrderIdentifier } from '../domain/order-url';
import { isUnderway } from './is-underway';
import { pollMs } from './poll-ms';

/** What a screen shows of an order, derived from the order and the courier service. */
export type OrderState = {
  readonly type: MerchantFulfillmentType;
  readonly status: OrderStatusValue;
  readonly tracker: OrderTracker;
  readonly phase: OrderPhase;
  /** Oldest first. */
  readonly deliveryStatuses: readonly OrderDeliveryStatus[];
  readonly courierName: string | undefined;
};

/** Follows the courier of a delivery order and returns the state that a person sees. */
export function useOrderState(order: Order, orderIdentifier: OrderIdentifier): OrderState {
  const type = order.merchantFulfillmentType;
  const isFollowed = type === 'DELIVERY' && isUnderway(order);
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
    type,
    status,
    tracker: orderTracker(status, type),
    phase: orderPhase(status),
    deliveryStatuses,
    courierName: news?.courier?.firstName,
  };
}
