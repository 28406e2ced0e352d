import { z } from 'zod';
import { GUEST_STATUSES } from '../enumerations';
import { emailSchema, identifierSchema, lineSchema } from '../entities/basics';
import { call, userCall } from './fulfillment-call';
import {
  fulfillmentAnswerSchema,
  payGuestPartInputSchema,
  payGuestPartAnswerSchema,
} from './fulfillment-inputs';

/** The calls about the guests of a group: who joins, who is ready, who pays. */
export const guestCalls = {
  joinFulfillment: call({
    method: 'POST',
    path: '/fulfillments/{id}/guests',
    summary: "Joins the group, or changes the caller's own status there.",
    body: z.object({
      status: z.enum(GUEST_STATUSES).default('BROWSING'),
      firstName: lineSchema(40).trim().min(1).optional(),
      inviteLinkId: identifierSchema.optional(),
    }),
    response: fulfillmentAnswerSchema,
    errors: ['FORBIDDEN', 'IN_ANOTHER_GROUP', 'FULFILLMENT_LOCKED', 'FULFILLMENT_NOT_JOINABLE'],
  }),
  removeGuest: call({
    method: 'DELETE',
    path: '/fulfillments/{id}/guests/{externalUserId}',
    summary: 'Takes a guest out of the group; only the host can.',
    response: fulfillmentAnswerSchema,
    errors: ['FORBIDDEN', 'HOST_CANNOT_LEAVE', 'FULFILLMENT_LOCKED', 'FULFILLMENT_NOT_JOINABLE'],
  }),
  removeGuestItem: call({
    method: 'DELETE',
    path: '/fulfillments/{id}/guests/{externalUserId}/items/{cartItemId}',
    summary: 'Takes a line that cannot be ordered out of the group; only the host can.',
    response: fulfillmentAnswerSchema,
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
    takesIdempotencyKey: true,
    response: fulfillmentAnswerSchema,
    errors: ['FORBIDDEN', 'IDEMPOTENCY_KEY_REUSED', 'FULFILLMENT_NOT_JOINABLE'],
  }),
  giveItem: userCall({
    method: 'POST',
    path: '/fulfillments/{id}/guests/{externalUserId}/items',
    summary: 'Hands one piece of a line of the host to a person whom the host added.',
    body: z.object({ cartItemId: identifierSchema }),
    takesIdempotencyKey: true,
    response: fulfillmentAnswerSchema,
    errors: [
      'FORBIDDEN',
      'NOT_FOUND',
      'INVALID_CART_ITEM',
      'IDEMPOTENCY_KEY_REUSED',
      'FULFILLMENT_NOT_JOINABLE',
    ],
  }),
  setCoHost: userCall({
    method: 'PUT',
    path: '/fulfillments/{id}/guests/{externalUserId}/co-host',
    summary: 'Makes a guest with an account a co-host, or takes that back; only the host can.',
    body: z.object({ isCoHost: z.boolean() }),
    response: fulfillmentAnswerSchema,
    errors: ['FORBIDDEN', 'NOT_FOUND', 'CO_HOST_WITHOUT_ACCOUNT', 'FULFILLMENT_NOT_JOINABLE'],
  }),
  settleGuest: userCall({
    method: 'PUT',
    path: '/fulfillments/{id}/guests/{externalUserId}/settlement',
    summary: 'Notes that a guest has paid the host their part, or takes that back; only the host can.',
    body: z.object({ isSettled: z.boolean() }),
    response: fulfillmentAnswerSchema,
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  }),
  nudgeGuests: userCall({
    method: 'POST',
    path: '/fulfillments/{id}/nudges',
    summary: 'Asks guests who are not done to choose, by their room and by email; the host and co-hosts can.',
    body: z.object({
      /** Absent for everybody who is not done. */
      externalUserIds: z.array(identifierSchema).min(1).max(200).optional(),
    }),
    response: fulfillmentAnswerSchema,
    errors: ['FORBIDDEN', 'FULFILLMENT_LOCKED', 'FULFILLMENT_NOT_JOINABLE'],
  }),
  askForMoreTime: call({
    method: 'POST',
    path: '/fulfillments/{id}/guests/more-time',
    summary: 'Asks the host for more time, for the caller, who was not done when the deadline passed.',
    response: fulfillmentAnswerSchema,
    errors: ['FORBIDDEN', 'FULFILLMENT_LOCKED', 'FULFILLMENT_NOT_JOINABLE'],
  }),
  leaveWithItems: call({
    method: 'POST',
    path: '/fulfillments/{id}/guests/leave-with-items',
    summary: "Leaves the group; the caller's items stay in their own cart.",
    response: z.object({}),
    errors: ['FORBIDDEN', 'HOST_CANNOT_LEAVE', 'FULFILLMENT_LOCKED', 'FULFILLMENT_NOT_JOINABLE'],
  }),
  setReminderEmail: call({
    method: 'PUT',
    path: '/fulfillments/{id}/guests/reminder-email',
    summary: 'Stores where the caller, a guest without an account, wants reminders before the deadline.',
    body: z.object({
      /** Null removes the address. It is removed when the group ends, too. */
      email: emailSchema.nullable(),
    }),
    response: fulfillmentAnswerSchema,
    errors: ['FORBIDDEN', 'FULFILLMENT_LOCKED', 'FULFILLMENT_NOT_JOINABLE'],
  }),
  countGuestIn: userCall({
    method: 'POST',
    path: '/fulfillments/{id}/guests/{externalUserId}/count-in',
    summary: 'Makes a guest ready who has chosen and is not done; the host and co-hosts can.',
    response: fulfillmentAnswerSchema,
    errors: [
      'FORBIDDEN',
      'NOTHING_CHOSEN',
      'GUEST_PAYMENT_MISSING',
      'FULFILLMENT_LOCKED',
      'FULFILLMENT_NOT_JOINABLE',
    ],
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
};
