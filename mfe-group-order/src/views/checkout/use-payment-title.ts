import { brandName } from '../../domain/brand-name';
import type { PaymentChoice } from '../../domain/payment-choice';
import { useGroupMessages } from '../use-group-messages';

/** Returns a function that names a payment method: a card by its brand and last digits, an account by its name. */
export function usePaymentTitle(): (choice: PaymentChoice) => string {
  const t = useGroupMessages();
  return ({ card, name }) =>
    card === null ? name : t('checkout.card', { brand: brandName(card.brand), last4: card.last4 });
}
