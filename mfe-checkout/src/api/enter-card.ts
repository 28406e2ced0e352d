import { addPaymentMethod } from '@tiffin/api';
import type { CardElement, CardProvider } from '@tiffin/card-provider';
import { oneTimeChoice } from '../domain/payment-choice';
import type { PaymentChoice } from '../domain/payment-choice';

export type CardHolder = { readonly name: string; readonly email?: string; readonly phone?: string };

/** What came of entering a card; `message` is the card provider's own sentence. */
export type EnteredCard =
  | { readonly kind: 'entered'; readonly choice: PaymentChoice }
  | { readonly kind: 'incomplete'; readonly message?: string }
  | { readonly kind: 'failed'; readonly message?: string };

type Entry = {
  readonly stripe: CardProvider;
  readonly card: CardElement;
  /** Of the set-up intent that stores the card; null for a guest, whose card serves once. */
  readonly clientSecret: string | null;
  readonly holder: CardHolder;
};

/** Hands the entered card to the card provider and gives the way to pay that came of it. */
export async function enterCard({ stripe, card, clientSecret, holder }: Entry): Promise<EnteredCard> {
  const details = { card, billing_details: billingDetails(holder) };
  if (clientSecret === null) {
    const { paymentMethod, error } = await stripe.createPaymentMethod({ type: 'card', ...details });
    if (!paymentMethod) return refusal(error);
    const { brand = '', last4 = '' } = paymentMethod.card ?? {};
    return { kind: 'entered', choice: oneTimeChoice(paymentMethod.id, { brand, last4 }) };
  }
  const { setupIntent, error } = await stripe.confirmCardSetup(clientSecret, { payment_method: details });
  const setupIntentId = setupIntent?.id ?? finishedBefore(error);
  if (setupIntentId === undefined) return refusal(error);
  const stored = await addPaymentMethod({ body: { setupIntentId } });
  const { brand, last4 } = stored.paymentMethodDisplayDetails;
  const choice = { identifier: stored.paymentMethodIdentifier, name: '', card: { brand, last4 } };
  return { kind: 'entered', choice };
}

type ProviderError = Awaited<ReturnType<CardProvider['confirmCardSetup']>>['error'];

/** The card was confirmed before and only its storing failed: the provider names the intent in its refusal. */
function finishedBefore(error: ProviderError): string | undefined {
  return error?.setup_intent?.status === 'succeeded' ? error.setup_intent.id : undefined;
}

function refusal(error: ProviderError): EnteredCard {
  const kind = error?.type === 'validation_error' ? 'incomplete' : 'failed';
  return { kind, message: error?.message };
}

function billingDetails({ name, email, phone }: CardHolder) {
  return { name, ...(email ? { email } : {}), ...(phone ? { phone } : {}) };
}
