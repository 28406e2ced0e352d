import { addPaymentMethod } from '@tiffin/api';
import type { PaymentMethodIdentifier } from '@tiffin/contracts';
import type { Stripe, StripeCardElement } from '@stripe/stripe-js';

export type CardHolder = { readonly name: string; readonly email?: string; readonly phone?: string };

/** The result of entering a card. `message` is the card provider's own sentence. */
export type EnteredCard =
  | {
      readonly kind: 'entered';
      readonly identifier: PaymentMethodIdentifier;
      readonly card: { readonly brand: string; readonly last4: string };
    }
  | { readonly kind: 'incomplete'; readonly message?: string }
  | { readonly kind: 'failed'; readonly message?: string };

type Entry = {
  readonly stripe: Stripe;
  readonly card: StripeCardElement;
  /** Client secret of the setup intent that stores the card; null for a guest's one-time card. */
  readonly clientSecret: string | null;
  /** If undefined, the account's owner holds the card. */
  readonly holder: CardHolder | undefined;
};

/** Sends the entered card to the card provider and returns the resulting payment method. */
export async function enterCard({ stripe, card, clientSecret, holder }: Entry): Promise<EnteredCard> {
  const details = { card, ...(holder ? { billing_details: billingDetails(holder) } : {}) };
  if (clientSecret === null) {
    const { paymentMethod, error } = await stripe.createPaymentMethod({ type: 'card', ...details });
    if (!paymentMethod) return refusal(error);
    const { brand = '', last4 = '' } = paymentMethod.card ?? {};
    return { kind: 'entered', identifier: oneTimeCard(paymentMethod.id), card: { brand, last4 } };
  }
  const { setupIntent, error } = await stripe.confirmCardSetup(clientSecret, { payment_method: details });
  const setupIntentId = setupIntent?.id ?? finishedBefore(error);
  if (setupIntentId === undefined) return refusal(error);
  const stored = await addPaymentMethod({ body: { setupIntentId } });
  const { brand, last4 } = stored.paymentMethodDisplayDetails;
  return { kind: 'entered', identifier: stored.paymentMethodIdentifier, card: { brand, last4 } };
}

/** Returns a card that is used for one order only (specification 3, CREDIT_CARD_ONE_TIME). */
function oneTimeCard(paymentMethodId: string): PaymentMethodIdentifier {
  return {
    entityType: 'PAYMENT_OPTION',
    entityId: paymentMethodId,
    paymentProvider: 'STRIPE',
    paymentOptionType: 'CREDIT_CARD_ONE_TIME',
  };
}

type ProviderError = Awaited<ReturnType<Stripe['confirmCardSetup']>>['error'];

/**
 * Returns the payment method of a card that was already confirmed but not stored: the provider names the
 * intent in its refusal.
 */
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
