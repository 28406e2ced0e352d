export { answerChallenge } from './answer-challenge';
export type { ChallengeOutcome } from './answer-challenge';
export { cardElementStyle } from './card-element-style';
export { loadCardProvider } from './load-card-provider';
export type { Stripe as CardProvider, StripeCardElement as CardElement } from '@stripe/stripe-js';
