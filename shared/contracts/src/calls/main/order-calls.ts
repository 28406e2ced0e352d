import { z } from 'zod';
import { ORDER_IDENTIFIER_TYPES } from '../../enumerations';
import { identifierSchema, instantSchema, lineSchema, queryNumberSchema } from '../../entities/basics';
import { merchantSummarySchema } from '../../entities/merchant';
import {
  courierSchema,
  guestProfileSchema,
  orderDeliveryStatusSchema,
  orderRatingSchema,
  orderSchema,
  orderStatusValueSchema,
  ratingInputSchema,
} from '../../entities/order';
import {
  chosenPaymentSchema,
  paymentChallengeAnswerSchema,
  paymentChallengeSchema,
} from '../../entities/payment';
import { requiredTextSchema } from '../../entities/reading';
import { mainCall } from './main-call';

const orderAnswer = z.object({ order: orderSchema });

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

const reorderItemSchema = z.object({
  merchant: merchantSummarySchema,
  orderId: requiredTextSchema,
  items: z.array(z.object({ menuItemId: requiredTextSchema, name: z.string(), quantity: z.int().min(1) })),
});
export type ReorderItem = z.infer<typeof reorderItemSchema>;

/** Where the courier of an order is; who it is, only for whoever paid. */
const deliveryStatusSchema = z.object({
  orderDeliveryStatuses: z.array(orderDeliveryStatusSchema),
  currentStatus: orderStatusValueSchema,
  courier: courierSchema.nullable(),
  /** When a delivery that is under way is expected; null if nobody knows. */
  estimatedArrivalTime: instantSchema.nullable(),
});

const orderIdentityQuery = z.object({
  orderIdentifier: identifierSchema,
  orderIdentifierType: z.enum(ORDER_IDENTIFIER_TYPES),
});

const orderRatingAnswer = z.object({
  rating: orderRatingSchema.nullable(),
  /** Whether the caller may rate the order now, or change the rating. */
  canRate: z.boolean(),
});

/** The address that the receipt went to. */
const receiptEmailAnswer = z.object({ email: requiredTextSchema });

const reorderAnswer = z.object({ reorderItems: z.array(reorderItemSchema) });

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

/** Calls for placing and following orders. */
export const orderCalls = {
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
  getOrder: mainCall({
    method: 'GET',
    path: '/v1/order/{id}',
    auth: 'user',
    summary: 'An order of the caller, or of a group in which the caller took part.',
    response: orderAnswer,
    errors: [],
  }),
  cancelOrder: mainCall({
    method: 'PATCH',
    path: '/v1/order/{id}/cancel',
    auth: 'user',
    summary: 'Cancels an order while its status says that it is cancellable.',
    response: orderAnswer,
    errors: ['FORBIDDEN', 'ORDER_NOT_CANCELLABLE'],
  }),
  continueOrder: mainCall({
    method: 'PATCH',
    path: '/v1/order/{id}/continue',
    auth: 'user',
    summary: 'Goes on with what is left of an order of which the kitchen cannot make some lines.',
    response: orderAnswer,
    errors: ['FORBIDDEN'],
  }),
  getOrderByToken: mainCall({
    method: 'GET',
    path: '/v1/order/token/{token}',
    auth: 'none',
    isByLink: true,
    summary: 'An order by its token: lines and totals without signing in, the rest for whoever may see it.',
    response: orderAnswer,
    errors: [],
  }),
  cancelOrderByToken: mainCall({
    method: 'PATCH',
    path: '/v1/order/token/{token}/cancel',
    auth: 'none',
    summary: 'Cancels an order by its token.',
    response: orderAnswer,
    errors: ['FORBIDDEN', 'ORDER_NOT_CANCELLABLE'],
  }),
  continueOrderByToken: mainCall({
    method: 'PATCH',
    path: '/v1/order/token/{token}/continue',
    auth: 'none',
    summary: 'Goes on with an order by its token; not by the token of a guest.',
    response: orderAnswer,
    errors: ['FORBIDDEN', 'CONTINUE_NOT_SUPPORTED'],
  }),
  getGuestOrder: mainCall({
    method: 'GET',
    path: '/v1/guest-order/{id}',
    auth: 'none',
    isByLink: true,
    summary: "A guest's order by its guest token.",
    response: orderAnswer,
    errors: [],
  }),
  cancelGuestOrder: mainCall({
    method: 'POST',
    path: '/v1/guest-order/cancel/{id}',
    auth: 'none',
    summary: "Cancels a guest's order by its guest token.",
    response: orderAnswer,
    errors: ['ORDER_NOT_CANCELLABLE'],
  }),
  getDeliveryStatus: mainCall({
    method: 'GET',
    path: '/v1/delivery-status',
    auth: 'none',
    isByLink: true,
    summary: 'Where the courier of an order is.',
    query: orderIdentityQuery,
    response: deliveryStatusSchema,
    errors: ['UNAUTHORIZED', 'NOT_FOUND'],
  }),
  getOrderRating: mainCall({
    method: 'GET',
    path: '/v1/order-rating',
    auth: 'none',
    isByLink: true,
    summary: 'How whoever paid rated an order, and whether the caller may rate it.',
    query: orderIdentityQuery,
    response: orderRatingAnswer,
    errors: ['UNAUTHORIZED', 'NOT_FOUND'],
  }),
  rateOrder: mainCall({
    method: 'PUT',
    path: '/v1/order-rating',
    auth: 'none',
    summary: 'Rates an order that has arrived; a second rating replaces the first.',
    query: orderIdentityQuery,
    body: ratingInputSchema,
    response: orderRatingAnswer,
    errors: ['UNAUTHORIZED', 'NOT_FOUND', 'FORBIDDEN', 'ORDER_NOT_RATEABLE'],
  }),
  emailReceipt: mainCall({
    method: 'POST',
    path: '/v1/order-receipt',
    auth: 'none',
    summary: "Emails the receipt of an ended order to its payer's own address; a double press sends one.",
    query: orderIdentityQuery,
    response: receiptEmailAnswer,
    errors: ['UNAUTHORIZED', 'NOT_FOUND', 'FORBIDDEN', 'RECEIPT_NOT_READY', 'RECEIPT_SENT_OFTEN'],
  }),
  getReorder: mainCall({
    method: 'GET',
    path: '/v1/reorder',
    auth: 'user',
    summary: 'What the caller ordered before at merchants near a point.',
    query: z.object({
      latitude: queryNumberSchema(z.number().min(-90).max(90)),
      longitude: queryNumberSchema(z.number().min(-180).max(180)),
    }),
    response: reorderAnswer,
    errors: [],
  }),
  getMerchantReorder: mainCall({
    method: 'GET',
    path: '/v1/reorder/{merchantId}',
    auth: 'user',
    summary: 'What the caller ordered before at one merchant.',
    response: reorderAnswer,
    errors: [],
  }),
} as const;
