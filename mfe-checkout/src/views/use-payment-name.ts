import type { PaymentChoice } from '../domain/payment-choice';
import { useCheckoutMessages } from './use-checkout-messages';

/** Returns a function that names a payment method: "Visa ending 4242", or a company's account. */
export function usePaymentName(): (choice: Pick<PaymentChoice, 'card' | 'name'>) => string {
  const t = useCheckoutMessages();
  return ({ card, name }) => {
    if (card === null) return name;
    const brand = card.brand.charAt(0).toUpperCase() + card.brand.slice(1);
    return t('pay.ending', { brand, last4: card.last4 });
  };
}
