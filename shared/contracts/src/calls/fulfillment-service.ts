import { z } from 'zod';
import { FULFILLMENT_TYPES, GUEST_STATUSES } from '../enumerations';
import { lineSchema, queryFlagSchema } from '../entities/basics';
import { tipOptionSchema } from '../entities/cart';
import {
  fulfillmentEventSchema,
  fulfillmentSchema,
  fulfillmentStatusSchema,
  fulfillmentValidationSchema,
} from '../entities/fulfillment';
import { inviteCardSchema, inviteSchema } from '../entities/invite';
import { scheduledOrderTimeSlotSchema } from '../entities/merchant';
import { ofExtension } from '../entities/of-extension';
import { requiredTextSchema } from '../entities/reading';
import type { Call } from './call';
import { call, userCall } from './fulfillment-call';
import {
  fulfillmentAnswerSchema,
  createFulfillmentInputSchema,
  updateFulfillmentInputSchema,
  confirmFulfillmentInputSchema,
  confirmFulfillmentAnswerSchema,
} from './fulfillment-inputs';
import { guestCalls } from './guest-calls';

/** Several values with commas between them. */
const list = lineSchema(2_000).optional();

/** The calls of the fulfillment service. */
export const fulfillmentService = {
  createFulfillment: userCall({
    method: 'POST',
    path: '/fulfillments',
    summary: 'Starts a group order; its host is the caller.',
    body: createFulfillmentInputSchema,
    takesIdempotencyKey: true,
    response: fulfillmentAnswerSchema,
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
    response: fulfillmentAnswerSchema,
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
    extension: 'groupEvents',
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
  ...guestCalls,
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
    response: fulfillmentAnswerSchema.extend(fulfillmentValidationSchema.shape),
    errors: [
      'FORBIDDEN',
      'GUEST_LIMIT_TOO_LOW',
      'SETTINGS_CHANGED',
      'FULFILLMENT_LOCKED',
      'FULFILLMENT_NOT_JOINABLE',
    ],
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
    query: z.object({
      /** Replaces the link, so that the old one stops working; the host and co-hosts can. */
      isRenewed: ofExtension('newLinks', queryFlagSchema),
    }),
    response: z.object({ linkId: requiredTextSchema, joinUri: requiredTextSchema }),
    errors: ['FORBIDDEN', 'FULFILLMENT_LOCKED', 'FULFILLMENT_NOT_JOINABLE'],
  }),
} as const satisfies Record<string, Call>;

/** The calls of the invite service. */
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
  getInviteCard: {
    extension: 'inviteCards',
    service: 'invite',
    method: 'GET',
    path: '/invites/{linkId}/card',
    auth: 'none',
    isPublic: true,
    summary: 'What chats show of the link to a group that has not ended.',
    response: z.object({ card: inviteCardSchema }),
    errors: [],
  },
} as const satisfies Record<string, Call>;
