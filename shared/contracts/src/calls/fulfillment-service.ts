import { z } from 'zod';
import { FULFILLMENT_TYPES, GUEST_STATUSES, PAYMENT_SPLITS, SHARE_MODES } from '../enumerations';
import { instantSchema, microSchema } from '../entities/basics';
import { tipOptionSchema } from '../entities/cart';
import {
  deliveryLocationSchema,
  fulfillmentSchema,
  fulfillmentStatusSchema,
  fulfillmentTipSchema,
  fulfillmentValidationSchema,
  inviteSchema,
} from '../entities/fulfillment';
import { scheduledOrderTimeSlotSchema } from '../entities/merchant';
import {
  chosenPaymentSchema,
  paymentChallengeAnswerSchema,
  paymentChallengeSchema,
} from '../entities/payment';
import type { Call } from './call';

const answer = z.object({ fulfillment: fulfillmentSchema });

export const createFulfillmentInputSchema = z.object({
  merchantId: z.string(),
  fulfillmentType: z.enum(FULFILLMENT_TYPES),
  deliveryAddressId: z.string().optional(),
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
  deliveryAddressId: z.string().optional(),
  tip: fulfillmentTipSchema.optional(),
  paymentSplit: z.enum(PAYMENT_SPLITS).optional(),
  fixedAmountMicro: microSchema.min(0).nullable().optional(),
  shareMode: z.enum(SHARE_MODES).optional(),
  showGuestItems: z.boolean().optional(),
  ownerPaymentOptions: chosenPaymentSchema.nullable().optional(),
});
export type UpdateFulfillmentInput = z.input<typeof updateFulfillmentInputSchema>;

export const confirmFulfillmentInputSchema = z.object({
  /** The checksum of the group that the host saw: another one is refused and nothing is charged. */
  checksum: z.string(),
  paymentMethod: chosenPaymentSchema,
  fundingSourceId: z.string().nullable(),
  paymentChallengeAnswer: paymentChallengeAnswerSchema.nullable(),
  subdomain: z.string().nullable(),
});
export type ConfirmFulfillmentInput = z.input<typeof confirmFulfillmentInputSchema>;

export const confirmFulfillmentAnswerSchema = z.union([
  z.object({ fulfillment: fulfillmentSchema, orderId: z.string() }),
  z.object({ paymentChallenge: paymentChallengeSchema }),
]);
export type ConfirmFulfillmentAnswer = z.infer<typeof confirmFulfillmentAnswerSchema>;

const call = <const Row extends Omit<Call, 'service' | 'auth'>>(row: Row) => ({
  service: 'fulfillment' as const,
  auth: 'any' as const,
  ...row,
});
const userCall = <const Row extends Omit<Call, 'service' | 'auth'>>(row: Row) => ({
  service: 'fulfillment' as const,
  auth: 'user' as const,
  ...row,
});

/** The 15 calls of the fulfillment service. */
export const fulfillmentService = {
  createFulfillment: userCall({
    method: 'POST',
    path: '/fulfillments',
    body: createFulfillmentInputSchema,
    response: answer,
  }),
  findFulfillments: call({
    method: 'GET',
    path: '/fulfillments',
    query: z.object({
      merchantIds: z.string().optional(),
      basketIds: z.string().optional(),
      orderIds: z.string().optional(),
      orderTokens: z.string().optional(),
      fulfillmentStateFilter: z.string().optional(),
      guestStatus: z.enum(GUEST_STATUSES).optional(),
    }),
    response: z.object({ fulfillments: z.array(fulfillmentSchema) }),
  }),
  getFulfillment: call({
    method: 'GET',
    path: '/fulfillments/{id}',
    query: z.object({ includeOrderId: z.stringbool().optional() }),
    response: answer,
  }),
  getFulfillmentStatus: call({
    method: 'GET',
    path: '/fulfillments/{id}/status',
    response: fulfillmentStatusSchema,
  }),
  deleteFulfillment: call({ method: 'DELETE', path: '/fulfillments/{id}', response: z.object({}) }),
  joinFulfillment: call({
    method: 'POST',
    path: '/fulfillments/{id}/guests',
    body: z.object({
      status: z.enum(GUEST_STATUSES).default('BROWSING'),
      firstName: z.string().trim().min(1).max(40).optional(),
      inviteLinkId: z.string().optional(),
    }),
    response: answer,
  }),
  removeGuest: call({
    method: 'DELETE',
    path: '/fulfillments/{id}/guests/{externalUserId}',
    response: answer,
  }),
  leaveFulfillment: call({ method: 'POST', path: '/fulfillments/{id}/guests/leave', response: z.object({}) }),
  updateFulfillment: call({
    method: 'PATCH',
    path: '/fulfillments/{id}',
    query: z.object({ withValidation: z.stringbool().default(true) }),
    body: updateFulfillmentInputSchema,
    response: answer.extend(fulfillmentValidationSchema.shape),
  }),
  getFulfillmentValidation: call({
    method: 'GET',
    path: '/fulfillments/{id}/validation',
    response: fulfillmentValidationSchema,
  }),
  getFulfillmentTimeSlots: call({
    method: 'GET',
    path: '/fulfillments/{id}/scheduled-time-slots',
    response: z.object({ scheduledOrderTimeSlots: z.array(scheduledOrderTimeSlotSchema) }),
  }),
  getFulfillmentTipOptions: call({
    method: 'GET',
    path: '/fulfillments/{id}/tip-options',
    response: z.object({ tipOptions: z.array(tipOptionSchema) }),
  }),
  getFulfillmentTypeOptions: call({
    method: 'GET',
    path: '/fulfillments/{id}/fulfillment-type-options',
    response: z.object({ fulfillmentTypes: z.array(z.enum(FULFILLMENT_TYPES)) }),
  }),
  confirmFulfillment: userCall({
    method: 'POST',
    path: '/fulfillments/{id}/confirm',
    body: confirmFulfillmentInputSchema,
    response: confirmFulfillmentAnswerSchema,
  }),
  createInvite: call({
    method: 'POST',
    path: '/fulfillments/{id}/create-invite',
    response: z.object({ linkId: z.string(), joinUri: z.string() }),
  }),
} as const satisfies Record<string, Call>;

/** The one call of the invite service. */
export const inviteService = {
  getInvite: {
    service: 'invite',
    method: 'GET',
    path: '/invites/{linkId}',
    auth: 'none',
    response: z.object({ invite: inviteSchema }),
  },
} as const satisfies Record<string, Call>;
