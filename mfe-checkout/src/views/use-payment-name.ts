import type { PaymentChoice } from '../domain/payment-choice';
import { useCheckoutMessages } from './use-checkout-messages';

/** Gives the name of a way to pay: "Visa ending 4242", or that of a company's account. */
export function usePaymentName(): (choice: Pick<PaymentChoice, 'card' | 'name'>) => string {
  const t = useCheckoutMessages();
  return ({ card, name }) => {
    if (card === null) return name;
    const brand = card.brand.charAt(0).toUpperCase() + card.brand.slice(1);
    return t('pay.ending', { brand, last4: card.last4 });
  };
}
