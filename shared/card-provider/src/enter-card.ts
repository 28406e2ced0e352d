import { addPaymentMethod } from '@tiffin/api';
import type { PaymentMethodIdentifier } from '@tiffin/contracts';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { handleCardError } from './handle-card-error';
import type { CardFailure } from './handle-card-error';

export type CardHolder = { readonly name: string; readonly email?: string; readonly phone?: string };

/** The result of entering a card. */
export type EnteredCard =
  | {
      readonly kind: 'entered';
      readonly identifier: PaymentMethodIdentifier;
      readonly card: { readonly brand: string; readonly last4: string };
    }
  | CardFailure;

type Entry = {
  readonly stripe: Stripe;
  readonly elements: StripeElements;
  /** Client secret of the setup intent that stores the card; null for a guest's one-time card. */
  readonly clientSecret: string | null;
  /** If undefined, the account's owner holds the card. */
  readonly holder: CardHolder | undefined;
};

/** Sends the entered card to the card provider and returns the resulting payment method. */
export async function enterCard({ stripe, elements, clientSecret, holder }: Entry): Promise<EnteredCard> {
  const { error: invalid } = await elements.submit();
  if (invalid) return handleCardError(invalid);
  const details = holder ? { billing_details: billingDetails(holder) } : {};
  if (clientSecret === null) {
    const { paymentMethod, error } = await stripe.createPaymentMethod({ elements, params: details });
    if (!paymentMethod) return handleCardError(error);
    const { brand = '', last4 = '' } = paymentMethod.card ?? {};
    return {
      kind: 'entered',
      identifier: oneTimePayment(paymentMethod.id, 'CREDIT_CARD_ONE_TIME'),
      card: { brand, last4 },
    };
  }
  const { setupIntent, error } = await stripe.confirmSetup({
    elements,
    clientSecret,
    confirmParams: { payment_method_data: details },
    // A card's own challenge is a dialog over the page.
    redirect: 'if_required',
  });
  const setupIntentId = setupIntent?.id ?? finishedBefore(error);
  if (setupIntentId === undefined) return handleCardError(error);
  const stored = await addPaymentMethod({ body: { setupIntentId } });
  const { brand, last4 } = stored.paymentMethodDisplayDetails;
  return { kind: 'entered', identifier: stored.paymentMethodIdentifier, card: { brand, last4 } };
}

/** Returns a payment method that is used for one order only (specification 3, payment types). */
export function oneTimePayment(
  paymentMethodId: string,
  paymentOptionType: 'CREDIT_CARD_ONE_TIME' | 'APPLE_PAY' | 'GOOGLE_PAY',
): PaymentMethodIdentifier {
  return {
    entityType: 'PAYMENT_OPTION',
    entityId: paymentMethodId,
    paymentProvider: 'STRIPE',
    paymentOptionType,
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

function billingDetails({ name, email, phone }: CardHolder) {
  return { name, ...(email ? { email } : {}), ...(phone ? { phone } : {}) };
}
