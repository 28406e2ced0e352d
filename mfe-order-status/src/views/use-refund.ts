import type { Order } from '@tiffin/contracts';
import { isFree } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';

/** Returns what a person gets back if the order is cancelled, formatted; undefined if nothing was paid. */
export function useRefund({ orderReceipt, currencyCode }: Order): string | undefined {
  const format = useFormat();
  const { totalMicro } = orderReceipt;
  return isFree(totalMicro) ? undefined : format.money(totalMicro, currencyCode);
}
