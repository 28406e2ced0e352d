import { z } from 'zod';
import { instantSchema } from '../../entities/basics';
import {
  courierSchema,
  orderDeliveryStatusSchema,
  orderRatingSchema,
  orderStatusValueSchema,
  ratingInputSchema,
} from '../../entities/order';
import { requiredTextSchema } from '../../entities/reading';
import { mainCall } from './main-call';
import { orderIdentityQuery } from './order-identity-query';

/** Where the courier of an order is; who it is, only for whoever paid. */
const deliveryStatusSchema = z.object({
  orderDeliveryStatuses: z.array(orderDeliveryStatusSchema),
  currentStatus: orderStatusValueSchema,
  courier: courierSchema.nullable(),
  /** When a delivery that is under way is expected; null if nobody knows. */
  estimatedArrivalTime: instantSchema.nullable(),
});

const orderRatingAnswer = z.object({
  rating: orderRatingSchema.nullable(),
  /** Whether the caller may rate the order now, or change the rating. */
  canRate: z.boolean(),
});

/** The address that the receipt went to. */
const receiptEmailAnswer = z.object({ email: requiredTextSchema });

/** Calls about one order after it was placed: its courier, rating and receipt. */
export const afterOrderCalls = {
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
    extension: 'ratings',
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
    extension: 'ratings',
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
    extension: 'receiptMail',
    method: 'POST',
    path: '/v1/order-receipt',
    auth: 'none',
    summary: "Emails the receipt of an ended order to its payer's own address; a double press sends one.",
    query: orderIdentityQuery,
    response: receiptEmailAnswer,
    errors: ['UNAUTHORIZED', 'NOT_FOUND', 'FORBIDDEN', 'RECEIPT_NOT_READY', 'RECEIPT_SENT_OFTEN'],
  }),
} as const;
