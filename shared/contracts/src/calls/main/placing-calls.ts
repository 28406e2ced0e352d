import { z } from 'zod';
import { identifierSchema, lineSchema } from '../../entities/basics';
import { guestProfileSchema, orderSchema } from '../../entities/order';
import {
  chosenPaymentSchema,
  paymentChallengeAnswerSchema,
  paymentChallengeSchema,
} from '../../entities/payment';
import { requiredTextSchema } from '../../entities/reading';
import { mainCall } from './main-call';

const orderInput = {
  merchantId: identifierSchema,
  cartChecksum: lineSchema(200),
  paymentMethod: chosenPaymentSchema,
  challengeAnswer: paymentChallengeAnswerSchema.optional(),
  /**
   * The code from the person's e-mail, where the merchant's authMode is CHECKOUT_OTP. An order without it, or with one that
   * does not hold, is refused with CHECKOUT_OTP_REQUIRED, whose reason says why and whose data where the code was sent.
   */
  oneTimePassword: z
    .string()
    .regex(/^\d{6}$/)
    .optional(),
};

export const placeOrderInputSchema = z.object({
  ...orderInput,
  subscribedToMerchantMarketingEmails: z.boolean(),
  guestProfile: z.null(),
  externalId: lineSchema(200),
});
export type PlaceOrderInput = z.input<typeof placeOrderInputSchema>;

const placeGuestOrderInputSchema = z.object({ ...orderInput, guestProfile: guestProfileSchema });
export type PlaceGuestOrderInput = z.input<typeof placeGuestOrderInputSchema>;

/** Either the order stands, or the bank asks first and nothing stands yet. */
export const placeOrderAnswerSchema = z.union([
  z.object({ order: orderSchema, guestOrderToken: requiredTextSchema.nullable() }),
  z.object({ placeOrderChallenge: paymentChallengeSchema }),
]);
export type PlaceOrderAnswer = z.infer<typeof placeOrderAnswerSchema>;

const placingErrors = [
  'NOT_FOUND',
  'CART_CHANGED',
  'CART_EMPTY',
  'CART_IN_GROUP',
  'CHECKOUT_OTP_REQUIRED',
  'ORDER_CREATION',
  'PROMOTION_ELIGIBILITY_ERROR',
  'MERCHANT_NOT_ACCEPTING',
  'DELIVERY_ADDRESS_MISSING',
  'DELIVERY_MINIMUM_NOT_REACHED',
  'PICKUP_LIMITS_NOT_MET',
  'ADDRESS_OUT_OF_RANGE',
  'CARD_DECLINED',
  'CARD_ALREADY_USED',
  'INVOICE_LIMIT_EXCEEDED',
  'CARD_AUTHENTICATION_FAILED',
  'IDEMPOTENCY_KEY_REUSED',
] as const;

/** Calls for placing orders. */
export const placingCalls = {
  placeOrder: mainCall({
    method: 'POST',
    path: '/v1/order',
    auth: 'user',
    summary: "Pays for the caller's cart in the state of its checksum; the bank may ask first.",
    body: placeOrderInputSchema,
    takesIdempotencyKey: true,
    isPayment: true,
    response: placeOrderAnswerSchema,
    errors: placingErrors,
  }),
  placeGuestOrder: mainCall({
    method: 'POST',
    path: '/v1/guest-order',
    auth: 'any',
    summary: "Pays for a guest's cart; the token in the answer opens the order later.",
    body: placeGuestOrderInputSchema,
    takesIdempotencyKey: true,
    isPayment: true,
    response: placeOrderAnswerSchema,
    errors: placingErrors,
  }),
} as const;
