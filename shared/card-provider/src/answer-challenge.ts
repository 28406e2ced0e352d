import type { PaymentChallenge, PaymentChallengeAnswer } from '@tiffin/contracts';
import { handleCardError } from './handle-card-error';
import { loadCardProvider } from './load-card-provider';

/** The result of the bank's challenge. */
export type ChallengeOutcome =
  | { readonly kind: 'answered'; readonly answer: PaymentChallengeAnswer }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unavailable' };

/** Lets the person answer the bank through the card provider's SDK (specification 7). Never rejects. */
export async function answerChallenge(challenge: PaymentChallenge): Promise<ChallengeOutcome> {
  const { apiKey, clientSecret } = challenge.stripeChallenge;
  const provider = await loadCardProvider(apiKey).catch(() => undefined);
  if (!provider) return { kind: 'unavailable' };
  const result = await provider.handleCardAction(clientSecret).catch(() => undefined);
  if (!result) return { kind: 'unavailable' };
  const { paymentIntent, error } = result;
  if (!paymentIntent) {
    handleCardError(error);
    return { kind: 'refused' };
  }
  const answer = {
    stripeChallengeAnswer: { stripeId: paymentIntent.id },
    challengeMetadataReplay: challenge.challengeMetadata,
  };
  return { kind: 'answered', answer };
}
