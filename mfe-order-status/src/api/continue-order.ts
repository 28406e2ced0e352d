import { continueOrder, continueOrderByToken } from '@tiffin/api';
import type { Order } from '@tiffin/contracts';
import type { OrderIdentifier } from '../domain/order-url';

/** Continues an order with the remaining items. Possible only by id or by token (specification 4). */
export async function continueIdentifiedOrder({ identifier, type }: OrderIdentifier): Promise<Order> {
  switch (type) {
    case 'ID':
      return continueOrder({ id: identifier });
    case 'TOKEN':
      return continueOrderByToken({ token: identifier });
    case 'GUEST_TOKEN':
      throw new Error('continue not supported for order type');
  }
}
