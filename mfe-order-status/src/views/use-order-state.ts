import { useQuery } from '@tanstack/react-query';
import { orderQueries } from '@tiffin/api';
import type {
  Courier,
  MerchantFulfillmentType,
  Order,
  OrderDeliveryStatus,
  OrderStatusValue,
} from '@tiffin/contracts';
import { displayedOrderStatus, orderPhase, orderTracker } from '@tiffin/domain';
import type { OrderPhase, OrderTracker } from '@tiffin/domain';
import { courierStates } from '../domain/courier-states';
import { orderEnding } from '../domain/order-ending';
import type { OrderEnding } from '../domain/order-ending';
import type { OrderIdentifier } from '../domain/order-url';
import { isUnderway } from './is-underway';
import { pollMs } from './poll-ms';

/** What a screen shows of an order, derived from the order and the courier service. */
export type OrderState = {
  readonly type: MerchantFulfillmentType;
  readonly status: OrderStatusValue;
  readonly tracker: OrderTracker;
  readonly phase: OrderPhase;
  /** How the order ended; undefined while it is under way. */
  readonly ending: OrderEnding | undefined;
  /** Oldest first. */
  readonly deliveryStatuses: readonly OrderDeliveryStatus[];
  /** The courier as known, while the order is under way. */
  readonly courier: Courier | null;
  /** When the courier service last answered, in milliseconds; undefined while its news are fresh. */
  readonly courierStaleSince: number | undefined;
  /** The newest forecast of when it arrives or is ready; null if there is none. */
  readonly forecast: string | null;
};

/** Follows the courier of a delivery order and returns the state that a person sees. */
export function useOrderState(order: Order, orderIdentifier: OrderIdentifier): OrderState {
  const type = order.merchantFulfillmentType;
  const isFollowed = type === 'DELIVERY' && isUnderway(order);
  const delivery = useQuery({
    ...orderQueries.deliveryStatus(orderIdentifier),
    enabled: isFollowed,
    // The server reads as a stranger, who is not told who brings it.
    refetchOnMount: 'always',
    refetchInterval: pollMs,
    meta: { context: 'getDeliveryStatus', isHandled: true },
  });
  const news = isFollowed ? delivery.data : undefined;
  const deliveryStatuses = courierStates(news?.orderDeliveryStatuses ?? order.orderDeliveryStatuses);
  const status = displayedOrderStatus({ ...order, orderDeliveryStatuses: deliveryStatuses });
  const phase = orderPhase(status);
  return {
    type,
    status,
    tracker: orderTracker(status, type),
    phase,
    ending: orderEnding({ phase, type, deliveryStatuses }),
    deliveryStatuses,
    courier: news?.courier ?? null,
    courierStaleSince: isFollowed && delivery.failureCount > 0 ? delivery.dataUpdatedAt : undefined,
    forecast: type === 'DELIVERY' ? (news?.estimatedArrivalTime ?? null) : order.orderStatus.orderReadyAtTime,
  };
}
