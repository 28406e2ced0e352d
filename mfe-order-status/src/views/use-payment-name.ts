import type { Order } from '@tiffin/contracts';
import { useStatusMessages } from './use-status-messages';

/** Returns the name of a payment method: a card by its brand and last four digits. */
export function usePaymentName({
  cardDisplayDetails: card,
  paymentMethodIdentifier,
}: Order['paymentMethod']): string {
  const t = useStatusMessages();
  if (card) return t('receipt.card', { brand: brandName(card.brand), last4: card.last4 });
  const isInvoice = paymentMethodIdentifier.paymentOptionType === 'INVOICE';
  return t(isInvoice ? 'receipt.invoice' : 'receipt.otherPayment');
}

function brandName(brand: string): string {
  return brand.charAt(0).toUpperCase() + brand.slice(1);
}
