import { cancelGuestOrder, cancelOrder, cancelOrderByToken } from '@tiffin/api';
import type { Order } from '@tiffin/contracts';
import type { OrderIdentifier } from '../domain/order-url';

/** Cancels an order with the call of its identifier type (specification 7). */
export function cancelIdentifiedOrder({ identifier, type }: OrderIdentifier): Promise<Order> {
  switch (type) {
    case 'ID':
      return cancelOrder({ id: identifier });
    case 'TOKEN':
      return cancelOrderByToken({ token: identifier });
    case 'GUEST_TOKEN':
      return cancelGuestOrder({ id: identifier });
  }
}
