import { z } from 'zod';
import {
  FULFILLMENT_TYPES,
  GUEST_STATUSES,
  PAYMENT_SPLITS,
  SHARED_COSTS,
  SHARE_MODES,
} from '../enumerations';
import {
  emailSchema,
  identifierSchema,
  instantSchema,
  lineSchema,
  microSchema,
  queryFlagSchema,
} from '../entities/basics';
import { tipOptionSchema } from '../entities/cart';
import {
  autoOrderSchema,
  deliveryLocationSchema,
  fulfillmentEventSchema,
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
import { requiredTextSchema } from '../entities/reading';
import type { Call } from './call';

const answer = z.object({ fulfillment: fulfillmentSchema });
/** Several values with commas between them. */
const list = lineSchema(2_000).optional();
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
  sharedCosts: z.enum(SHARED_COSTS).optional(),
  shareMode: z.enum(SHARE_MODES).optional(),
  showGuestItems: z.boolean().optional(),
  ownerPaymentOptions: chosenPaymentSchema.nullable().optional(),
  countInAtDeadline: z.boolean().optional(),
  autoOrder: autoOrderSchema
    .extend({ maxTotalMicro: microSchema.min(1).max(MOST_TOTAL_MICRO) })
    .nullable()
    .optional(),
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
  coveredGuestIds: z.array(identifierSchema).max(200).optional(),
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
  answer,
  z.object({ paymentChallenge: paymentChallengeSchema }),
]);
export type PayGuestPartAnswer = z.infer<typeof payGuestPartAnswerSchema>;

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

/** The calls of the fulfillment service. */
export const fulfillmentService = {
  createFulfillment: userCall({
    method: 'POST',
    path: '/fulfillments',
    summary: 'Starts a group order; its host is the caller.',
    body: createFulfillmentInputSchema,
    takesIdempotencyKey: true,
    response: answer,
    errors: [
      'NOT_FOUND',
      'IN_ANOTHER_GROUP',
      'ORDER_CREATION',
      'GROUP_ORDERING_NOT_SUPPORTED',
      'IDEMPOTENCY_KEY_REUSED',
    ],
  }),
  findFulfillments: call({
    method: 'GET',
    path: '/fulfillments',
    summary: "The caller's group orders, by merchants, carts, orders, states or the caller's own status.",
    query: z.object({
      merchantIds: list,
      basketIds: list,
      orderIds: list,
      orderTokens: list,
      fulfillmentStateFilter: list,
      guestStatus: z.enum(GUEST_STATUSES).optional(),
    }),
    response: z.object({ fulfillments: z.array(fulfillmentSchema) }),
    errors: [],
  }),
  getFulfillment: call({
    method: 'GET',
    path: '/fulfillments/{id}',
    summary: 'A group order as its host or a guest sees it.',
    query: z.object({ includeOrderId: queryFlagSchema.optional() }),
    response: answer,
    errors: ['FORBIDDEN'],
  }),
  getFulfillmentStatus: call({
    method: 'GET',
    path: '/fulfillments/{id}/status',
    summary: 'The little that a poll compares; 403 for those who are not allowed in the group.',
    response: fulfillmentStatusSchema,
    errors: ['FORBIDDEN'],
  }),
  watchFulfillment: call({
    method: 'GET',
    path: '/fulfillments/{id}/events',
    summary: 'The status of the group now and after each change, as server-sent events.',
    query: z.object({
      /** The id of the last event that was heard: an unchanged group is not told again. */
      lastEventId: lineSchema(100).optional(),
    }),
    response: fulfillmentEventSchema,
    isStream: true,
    errors: ['FORBIDDEN'],
  }),
  deleteFulfillment: call({
    method: 'DELETE',
    path: '/fulfillments/{id}',
    summary: 'Calls a group order off.',
    response: z.object({}),
    errors: ['FORBIDDEN', 'FULFILLMENT_LOCKED', 'FULFILLMENT_NOT_JOINABLE'],
  }),
  joinFulfillment: call({
    method: 'POST',
    path: '/fulfillments/{id}/guests',
    summary: "Joins the group, or changes the caller's own status there.",
    body: z.object({
      status: z.enum(GUEST_STATUSES).default('BROWSING'),
      firstName: lineSchema(40).trim().min(1).optional(),
      inviteLinkId: identifierSchema.optional(),
    }),
    response: answer,
    errors: ['FORBIDDEN', 'IN_ANOTHER_GROUP', 'FULFILLMENT_LOCKED', 'FULFILLMENT_NOT_JOINABLE'],
  }),
  removeGuest: call({
    method: 'DELETE',
    path: '/fulfillments/{id}/guests/{externalUserId}',
    summary: 'Takes a guest out of the group; only the host can.',
    response: answer,
    errors: ['FORBIDDEN', 'HOST_CANNOT_LEAVE', 'FULFILLMENT_LOCKED', 'FULFILLMENT_NOT_JOINABLE'],
  }),
  removeGuestItem: call({
    method: 'DELETE',
    path: '/fulfillments/{id}/guests/{externalUserId}/items/{cartItemId}',
    summary: 'Takes a line that cannot be ordered out of the group; only the host can.',
    response: answer,
    errors: [
      'FORBIDDEN',
      'NOT_FOUND',
      'ITEM_STILL_AVAILABLE',
      'FULFILLMENT_LOCKED',
      'FULFILLMENT_NOT_JOINABLE',
    ],
  }),
  addColleague: userCall({
    method: 'POST',
    path: '/fulfillments/{id}/guests/colleagues',
    summary: 'Adds a person without a browser of their own, for whom the host orders; only the host can.',
    body: z.object({ firstName: lineSchema(40).trim().min(1) }),
    response: answer,
    errors: ['FORBIDDEN', 'FULFILLMENT_NOT_JOINABLE'],
  }),
  giveItem: userCall({
    method: 'POST',
    path: '/fulfillments/{id}/guests/{externalUserId}/items',
    summary: 'Hands one piece of a line of the host to a person whom the host added.',
    body: z.object({ cartItemId: identifierSchema }),
    response: answer,
    errors: ['FORBIDDEN', 'NOT_FOUND', 'INVALID_CART_ITEM', 'FULFILLMENT_NOT_JOINABLE'],
  }),
  setCoHost: userCall({
    method: 'PUT',
    path: '/fulfillments/{id}/guests/{externalUserId}/co-host',
    summary: 'Makes a guest with an account a co-host, or takes that back; only the host can.',
    body: z.object({ isCoHost: z.boolean() }),
    response: answer,
    errors: ['FORBIDDEN', 'NOT_FOUND', 'CO_HOST_WITHOUT_ACCOUNT', 'FULFILLMENT_NOT_JOINABLE'],
  }),
  settleGuest: userCall({
    method: 'PUT',
    path: '/fulfillments/{id}/guests/{externalUserId}/settlement',
    summary: 'Notes that a guest has paid the host their part, or takes that back; only the host can.',
    body: z.object({ isSettled: z.boolean() }),
    response: answer,
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  }),
  nudgeGuests: userCall({
    method: 'POST',
    path: '/fulfillments/{id}/nudges',
    summary: 'Asks guests who are not done to choose, by their room and by email; only the host can.',
    body: z.object({
      /** Absent for everybody who is not done. */
      externalUserIds: z.array(identifierSchema).min(1).max(200).optional(),
    }),
    response: answer,
    errors: ['FORBIDDEN', 'FULFILLMENT_LOCKED', 'FULFILLMENT_NOT_JOINABLE'],
  }),
  countGuestIn: userCall({
    method: 'POST',
    path: '/fulfillments/{id}/guests/{externalUserId}/count-in',
    summary: 'Makes a guest ready who has chosen and is not done; only the host can.',
    response: answer,
    errors: ['FORBIDDEN', 'NOTHING_CHOSEN', 'GUEST_PAYMENT_MISSING', 'FULFILLMENT_NOT_JOINABLE'],
  }),
  payGuestPart: call({
    method: 'POST',
    path: '/fulfillments/{id}/guests/payment',
    summary: "Holds the caller's own part on their card and says they are done; the bank may ask first.",
    body: payGuestPartInputSchema,
    takesIdempotencyKey: true,
    isPayment: true,
    response: payGuestPartAnswerSchema,
    errors: [
      'FORBIDDEN',
      'PART_CHANGED',
      'CARD_DECLINED',
      'CARD_ALREADY_USED',
      'INVOICE_LIMIT_EXCEEDED',
      'CARD_AUTHENTICATION_FAILED',
      'IDEMPOTENCY_KEY_REUSED',
      'FULFILLMENT_LOCKED',
      'FULFILLMENT_NOT_JOINABLE',
    ],
  }),
  leaveFulfillment: call({
    method: 'POST',
    path: '/fulfillments/{id}/guests/leave',
    summary: "Leaves the group; the caller's items go.",
    response: z.object({}),
    errors: ['FORBIDDEN', 'HOST_CANNOT_LEAVE', 'FULFILLMENT_LOCKED', 'FULFILLMENT_NOT_JOINABLE'],
  }),
  updateFulfillment: call({
    method: 'PATCH',
    path: '/fulfillments/{id}',
    summary: 'Changes the settings of the group; only the host can.',
    query: z.object({ withValidation: queryFlagSchema.default(true) }),
    body: updateFulfillmentInputSchema,
    response: answer.extend(fulfillmentValidationSchema.shape),
    errors: ['FORBIDDEN', 'GUEST_LIMIT_TOO_LOW', 'FULFILLMENT_LOCKED', 'FULFILLMENT_NOT_JOINABLE'],
  }),
  getFulfillmentValidation: call({
    method: 'GET',
    path: '/fulfillments/{id}/validation',
    summary: 'What is still missing before the host can pay.',
    response: fulfillmentValidationSchema,
    isAnsweredWhole: true,
    errors: ['FORBIDDEN'],
  }),
  getFulfillmentTimeSlots: call({
    method: 'GET',
    path: '/fulfillments/{id}/scheduled-time-slots',
    summary: 'The times for which the group can order.',
    response: z.object({ scheduledOrderTimeSlots: z.array(scheduledOrderTimeSlotSchema) }),
    errors: ['FORBIDDEN'],
  }),
  getFulfillmentTipOptions: call({
    method: 'GET',
    path: '/fulfillments/{id}/tip-options',
    summary: 'The tips to choose from, worked out on what is in the group now.',
    response: z.object({ tipOptions: z.array(tipOptionSchema) }),
    errors: ['FORBIDDEN'],
  }),
  getFulfillmentTypeOptions: call({
    method: 'GET',
    path: '/fulfillments/{id}/fulfillment-type-options',
    summary: 'The ways in which the merchant hands over the food.',
    response: z.object({ fulfillmentTypes: z.array(z.enum(FULFILLMENT_TYPES)) }),
    errors: ['FORBIDDEN'],
  }),
  confirmFulfillment: userCall({
    method: 'POST',
    path: '/fulfillments/{id}/confirm',
    summary: 'Pays for the group in the state of its checksum; the bank may ask first.',
    body: confirmFulfillmentInputSchema,
    takesIdempotencyKey: true,
    isPayment: true,
    response: confirmFulfillmentAnswerSchema,
    errors: [
      'FORBIDDEN',
      'GROUP_CHANGED',
      'GUEST_PAYMENT_MISSING',
      'NOBODY_READY',
      'ORDER_CREATION',
      'MERCHANT_NOT_ACCEPTING',
      'DELIVERY_ADDRESS_MISSING',
      'ADDRESS_OUT_OF_RANGE',
      'DELIVERY_MINIMUM_NOT_REACHED',
      'PICKUP_LIMITS_NOT_MET',
      'CARD_DECLINED',
      'CARD_ALREADY_USED',
      'INVOICE_LIMIT_EXCEEDED',
      'CARD_AUTHENTICATION_FAILED',
      'IDEMPOTENCY_KEY_REUSED',
      'FULFILLMENT_LOCKED',
      'FULFILLMENT_NOT_JOINABLE',
    ],
  }),
  createInvite: call({
    method: 'POST',
    path: '/fulfillments/{id}/create-invite',
    summary: 'The link with which others join.',
    response: z.object({ linkId: requiredTextSchema, joinUri: requiredTextSchema }),
    errors: ['FORBIDDEN'],
  }),
} as const satisfies Record<string, Call>;

/** The one call of the invite service. */
export const inviteService = {
  getInvite: {
    service: 'invite',
    method: 'GET',
    path: '/invites/{linkId}',
    auth: 'none',
    summary: 'What a link says before anybody joins.',
    response: z.object({ invite: inviteSchema }),
    errors: [],
  },
} as const satisfies Record<string, Call>;
