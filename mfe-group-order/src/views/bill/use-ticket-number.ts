import { useQuery } from '@tanstack/react-query';
import { orderQueries } from '@tiffin/api';

type TicketNumber = {
  /** Undefined until it is loaded, and if it cannot be loaded: labels are useful without it. */
  readonly number: string | undefined;
  readonly load: () => Promise<unknown>;
};

/** Returns the restaurant's number of an order, which is read on request. */
export function useTicketNumber(orderId: string | null): TicketNumber {
  const order = useQuery({
    ...orderQueries.detail({ identifier: orderId ?? '', type: 'ID' }),
    enabled: false,
    meta: { context: 'getOrder', isHandled: true },
  });
  return {
    number: order.data?.orderReceipt.orderTicketNumber || undefined,
    load: () => (orderId === null ? Promise.resolve() : order.refetch()),
  };
}
