import { z } from 'zod';
import {
  PAYMENT_ENTITY_TYPES,
  PAYMENT_OPTION_TYPES,
  PAYMENT_PROVIDERS,
  PAYMENT_SOURCE_TYPES,
} from '../enumerations';
import { identifierSchema, lineSchema } from './basics';
import { enumerationSchema, readings, requiredTextSchema } from './reading';

const paymentMethodIdentifierSchema = z.object({
  /** A client does not offer a method whose entity it does not know. */
  entityType: z.enum(PAYMENT_ENTITY_TYPES),
  entityId: lineSchema(100).min(1).register(readings, { kind: 'required' }),
  paymentProvider: enumerationSchema(PAYMENT_PROVIDERS, 'NONE'),
  paymentOptionType: enumerationSchema(PAYMENT_OPTION_TYPES, 'UNKNOWN_TYPE'),
});
export type PaymentMethodIdentifier = z.infer<typeof paymentMethodIdentifierSchema>;

/** How an order was paid: shown, never paid with again, and therefore without the id. */
export const usedPaymentSchema = paymentMethodIdentifierSchema
  .omit({ entityId: true })
  .extend({ entityType: enumerationSchema(PAYMENT_ENTITY_TYPES, 'PAYMENT_OPTION') });

export const cardDisplayDetailsSchema = z.object({
  brand: z.string(),
  country: z.string(),
  last4: z.string(),
});

export const storedPaymentMethodSchema = z.object({
  paymentMethodIdentifier: paymentMethodIdentifierSchema,
  token: z.string(),
  paymentMethodDisplayDetails: cardDisplayDetailsSchema.extend({
    expiryMonth: z.int().min(1).max(12),
    expiryYear: z.int(),
  }),
});
export type StoredPaymentMethod = z.infer<typeof storedPaymentMethodSchema>;

export const paymentGroupSchema = z.object({
  name: z.string(),
  /** A client hides a group with an unknown source type, because it does not know who pays. */
  sourceType: z.enum(PAYMENT_SOURCE_TYPES),
  paymentMethods: z.array(
    z.object({
      name: z.string(),
      paymentMethodIdentifier: paymentMethodIdentifierSchema,
      cardDisplayDetails: cardDisplayDetailsSchema.nullable(),
    }),
  ),
});
export type PaymentGroup = z.infer<typeof paymentGroupSchema>;

/** The bank wants to hear from the person: run the card provider's SDK, then send the answer. */
export const paymentChallengeSchema = z.object({
  stripeChallenge: z.object({ apiKey: requiredTextSchema, clientSecret: requiredTextSchema }),
  challengeMetadata: requiredTextSchema,
});
export type PaymentChallenge = z.infer<typeof paymentChallengeSchema>;

export const paymentChallengeAnswerSchema = z.object({
  stripeChallengeAnswer: z.object({ stripeId: identifierSchema }),
  challengeMetadataReplay: lineSchema(500),
});
export type PaymentChallengeAnswer = z.infer<typeof paymentChallengeAnswerSchema>;

/** What an order is paid with. An order with nothing to pay names the provider NONE, and no card. */
export const chosenPaymentSchema = z.object({ paymentMethodIdentifier: paymentMethodIdentifierSchema });
export type ChosenPayment = z.infer<typeof chosenPaymentSchema>;
