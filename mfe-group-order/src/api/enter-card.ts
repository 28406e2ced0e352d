import { addPaymentMethod } from '@tiffin/api';
import type { StoredPaymentMethod } from '@tiffin/contracts';
import type { CardElement, CardProvider } from '@tiffin/card-provider';

/** What came of entering a card; `message` is the card provider's own sentence. */
export type EnteredCard =
  | { readonly kind: 'stored'; readonly method: StoredPaymentMethod }
  | { readonly kind: 'refused'; readonly message: string | undefined };

type Entry = {
  readonly stripe: CardProvider;
  readonly card: CardElement;
  /** Of the set-up intent that stores the card. */
  readonly clientSecret: string;
};

/** Hands the entered card to the card provider and stores it with the account. */
export async function enterCard({ stripe, card, clientSecret }: Entry): Promise<EnteredCard> {
  const { setupIntent, error } = await stripe.confirmCardSetup(clientSecret, { payment_method: { card } });
  const setupIntentId = setupIntent?.id ?? finishedBefore(error);
  if (setupIntentId === undefined) return { kind: 'refused', message: error?.message };
  return { kind: 'stored', method: await addPaymentMethod({ body: { setupIntentId } }) };
}

type ProviderError = Awaited<ReturnType<CardProvider['confirmCardSetup']>>['error'];

/** The card was confirmed before and only its storing failed: the provider names the intent in its refusal. */
function finishedBefore(error: ProviderError): string | undefined {
  return error?.setup_intent?.status === 'succeeded' ? error.setup_intent.id : undefined;
}
