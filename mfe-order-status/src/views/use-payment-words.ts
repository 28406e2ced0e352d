import type { Order } from '@tiffin/contracts';
import { isFree } from '@tiffin/domain';
import { usePaymentName } from './use-payment-name';

/** Returns how an order was paid; undefined if nothing was paid. */
export function usePaymentWords({ orderReceipt, paymentMethod }: Order): string | undefined {
  const name = usePaymentName(paymentMethod);
  return isFree(orderReceipt.totalMicro) ? undefined : name;
}
