import { z } from 'zod';
import { FULFILLMENT_TYPES, PAYMENT_SPLITS, SHARED_COSTS, SHARE_MODES } from '../enumerations';
import { emailSchema, identifierSchema, instantSchema, lineSchema, microSchema } from '../entities/basics';
import {
  autoOrderSchema,
  deliveryLocationSchema,
  fulfillmentSchema,
  fulfillmentTipSchema,
} from '../entities/fulfillment';
import {
  chosenPaymentSchema,
  paymentChallengeAnswerSchema,
  paymentChallengeSchema,
} from '../entities/payment';
import { requiredTextSchema } from '../entities/reading';
import { ofExtension } from '../entities/of-extension';

/** The answer of most calls to a group: the group after it. */
export const fulfillmentAnswerSchema = z.object({ fulfillment: fulfillmentSchema });
// A thousand units a person: more is a slip of the hand.
const amountMicroSchema = microSchema.min(0).max(1_000_000_000);
/** A hundred thousand units, for a whole group. */
const MOST_TOTAL_MICRO = 100_000_000_000;

export const createFulfillmentInputSchema = z.object({
  merchantId: identifierSchema,
  fulfillmentType: z.enum(FULFILLMENT_TYPES),
  deliveryAddressId: identifierSchema.optional(),
  deliveryDetails: deliveryLocationSchema.optional(),
  orderByTime: instantSchema.nullable().optional(),
  scheduledForTime: instantSchema.nullable().optional(),
});
export type CreateFulfillmentInput = z.input<typeof createFulfillmentInputSchema>;

export const updateFulfillmentInputSchema = z.object({
  fulfillmentType: z.enum(FULFILLMENT_TYPES).optional(),
  guestMax: z.int().min(1).max(200).optional(),
  orderByTime: instantSchema.nullable().optional(),
  scheduledForTime: instantSchema.nullable().optional(),
  deliveryDetails: deliveryLocationSchema.optional(),
  deliveryAddressId: identifierSchema.optional(),
  tip: fulfillmentTipSchema.optional(),
  paymentSplit: z.enum(PAYMENT_SPLITS).optional(),
  fixedAmountMicro: amountMicroSchema.nullable().optional(),
  sharedCosts: ofExtension('sharedCosts', z.enum(SHARED_COSTS)),
  shareMode: z.enum(SHARE_MODES).optional(),
  showGuestItems: z.boolean().optional(),
  ownerPaymentOptions: chosenPaymentSchema.nullable().optional(),
  countInAtDeadline: ofExtension('countIn', z.boolean()),
  autoOrder: ofExtension(
    'automaticOrders',
    autoOrderSchema.extend({ maxTotalMicro: microSchema.min(1).max(MOST_TOTAL_MICRO) }).nullable(),
  ),
  /** The group's `settingsRevision` as the caller saw it. Another one is refused, and nothing is changed. */
  settingsRevision: ofExtension('settingsRevision', lineSchema(200)),
});
export type UpdateFulfillmentInput = z.input<typeof updateFulfillmentInputSchema>;

export const confirmFulfillmentInputSchema = z.object({
  /** The checksum of the group that the host saw: another one is refused and nothing is charged. */
  checksum: lineSchema(200),
  paymentMethod: chosenPaymentSchema,
  fundingSourceId: identifierSchema.nullable(),
  paymentChallengeAnswer: paymentChallengeAnswerSchema.nullable(),
  subdomain: lineSchema(100).nullable(),
  /** The guests whose missing payment the host pays as well. */
  coveredGuestIds: ofExtension('guestPayments', z.array(identifierSchema).max(200)),
});
export type ConfirmFulfillmentInput = z.input<typeof confirmFulfillmentInputSchema>;

export const confirmFulfillmentAnswerSchema = z.union([
  z.object({ fulfillment: fulfillmentSchema, orderId: requiredTextSchema }),
  z.object({ paymentChallenge: paymentChallengeSchema }),
]);
export type ConfirmFulfillmentAnswer = z.infer<typeof confirmFulfillmentAnswerSchema>;

export const payGuestPartInputSchema = z.object({
  /** What the guest agreed to pay at most: their part as they saw it. */
  agreedMicro: amountMicroSchema,
  /** Absent where the guest's card already holds enough. */
  paymentMethod: chosenPaymentSchema.optional(),
  paymentChallengeAnswer: paymentChallengeAnswerSchema.nullable().optional(),
  /** Where a guest without an account wants the receipt of their part. An account has an address of its own. */
  receiptEmail: emailSchema.optional(),
});
export type PayGuestPartInput = z.input<typeof payGuestPartInputSchema>;

export const payGuestPartAnswerSchema = z.union([
  fulfillmentAnswerSchema,
  z.object({ paymentChallenge: paymentChallengeSchema }),
]);
export type PayGuestPartAnswer = z.infer<typeof payGuestPartAnswerSchema>;
