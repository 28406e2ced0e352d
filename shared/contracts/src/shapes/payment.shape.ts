import {
  PAYMENT_ENTITY_TYPES,
  PAYMENT_OPTION_TYPES,
  PAYMENT_PROVIDERS,
  PAYMENT_SOURCE_TYPES,
} from '../enumerations';
import { known, knownOrLeftOut, list, maybe, whole } from './shape';

const card = { brand: 'text', country: 'text', last4: 'text' } as const;
export const cardDisplayDetailsShape = whole(card);

const kind = {
  paymentProvider: known(PAYMENT_PROVIDERS, 'NONE'),
  paymentOptionType: known(PAYMENT_OPTION_TYPES, 'UNKNOWN_TYPE'),
} as const;

/** How an order was paid: shown, never paid with again. */
export const usedPaymentShape = whole({
  ...kind,
  entityType: known(PAYMENT_ENTITY_TYPES, 'PAYMENT_OPTION'),
});

/** A method to pay with: one of a kind that is not known is not offered. */
const offeredPaymentShape = whole({
  ...kind,
  entityId: 'id',
  entityType: knownOrLeftOut(PAYMENT_ENTITY_TYPES),
});

export const chosenPaymentShape = whole({ paymentMethodIdentifier: offeredPaymentShape });

export const storedPaymentMethodShape = whole({
  paymentMethodIdentifier: offeredPaymentShape,
  token: 'text',
  paymentMethodDisplayDetails: whole({ ...card, expiryMonth: 'count', expiryYear: 'count' }),
});

export const paymentGroupShape = whole({
  name: 'text',
  // Who pays must be understood before anybody chooses it.
  sourceType: knownOrLeftOut(PAYMENT_SOURCE_TYPES),
  paymentMethods: list(
    whole({
      name: 'text',
      paymentMethodIdentifier: offeredPaymentShape,
      cardDisplayDetails: maybe(cardDisplayDetailsShape),
    }),
  ),
});

export const paymentChallengeShape = whole({
  stripeChallenge: whole({ apiKey: 'id', clientSecret: 'id' }),
  challengeMetadata: 'id',
});
