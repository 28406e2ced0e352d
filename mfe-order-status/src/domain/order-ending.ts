import type { MerchantFulfillmentType, OrderDeliveryStatus } from '@tiffin/contracts';
import type { OrderPhase } from '@tiffin/domain';
import { HAND_OVERS } from './hand-over';

/** How an order ended. `failed` is an order that was cancelled because nobody could bring it. */
export type OrderEnding = 'delivered' | 'collected' | 'served' | 'refused' | 'cancelled' | 'failed';

type EndedOrder = {
  readonly phase: OrderPhase;
  readonly type: MerchantFulfillmentType;
  /** Oldest first. */
  readonly deliveryStatuses: readonly Pick<OrderDeliveryStatus, 'status'>[];
};

/** Returns how an order ended; undefined while it is under way. */
export function orderEnding({ phase, type, deliveryStatuses }: EndedOrder): OrderEnding | undefined {
  switch (phase) {
    case 'active':
      return undefined;
    case 'done':
      return HAND_OVERS[type].ending;
    case 'rejected':
      return 'refused';
    case 'cancelled':
      return lastOfCourier(deliveryStatuses) === 'DELIVERY_CANCELED' ? 'failed' : 'cancelled';
  }
}

/** The order's own end may stand among the courier's states. */
function lastOfCourier(statuses: EndedOrder['deliveryStatuses']): string | undefined {
  return statuses.filter(({ status }) => status !== 'CANCELLED').at(-1)?.status;
}
