import type { Order } from '@tiffin/contracts';
import { isFree } from '@tiffin/domain';
import { usePaymentName } from './use-payment-name';
import { useStatusMessages } from './use-status-messages';

/**
 * Returns how the reader's share of an order was paid; undefined if nothing was paid, or nobody says by whom. A service
 * that does not say names the host's card, which did not pay for a whole group.
 */
export function usePaymentWords({
  orderReceipt,
  paymentMethod,
  participatingFulfillmentId,
  readerMoney,
}: Order): string | undefined {
  const t = useStatusMessages();
  const name = usePaymentName(readerMoney?.paymentMethod ?? paymentMethod);
  if (readerMoney === null) return undefined;
  if (readerMoney === undefined)
    return isFree(orderReceipt.totalMicro) || participatingFulfillmentId !== null ? undefined : name;
  if (readerMoney.paymentMethod) return name;
  switch (readerMoney.role) {
    case 'PAYER':
      return readerMoney.paidByGuestsMicro > 0 ? t('receipt.guestCards') : undefined;
    case 'GUEST':
      return readerMoney.coveredMicro > 0
        ? t(readerMoney.isCoveredByCompany ? 'receipt.hostCompany' : 'receipt.host', {
            host: readerMoney.hostFirstName,
          })
        : undefined;
  }
}
