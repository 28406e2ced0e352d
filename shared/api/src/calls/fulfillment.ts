import type {
  ConfirmFulfillmentAnswer,
  ConfirmFulfillmentInput,
  CreateFulfillmentInput,
  Fulfillment,
  FulfillmentStatus,
  FulfillmentType,
  FulfillmentValidation,
  GuestStatus,
  Invite,
  ScheduledOrderTimeSlot,
  TipOption,
  UpdateFulfillmentInput,
} from '@tiffin/contracts';
import { later } from '../decoding/later';
import { path } from '../transport/path';
import { send, sendDone } from '../transport/send';
import type { CallOptions, CallRequest } from '../transport/send';

type ById = { readonly id: string };
type Request = Omit<CallRequest, 'service'>;

async function of<Answer>(request: Request, options?: CallOptions): Promise<Answer> {
  return send({ service: 'fulfillment', ...request }, options);
}

async function fulfillmentOf(request: Omit<Request, 'answer'>, options?: CallOptions): Promise<Fulfillment> {
  const { fulfillment } = await of<{ fulfillment: Fulfillment }>(
    { ...request, answer: later('fulfillmentAnswer') },
    options,
  );
  return fulfillment;
}

/** Starts a group order. */
export async function createFulfillment(
  { body }: { readonly body: CreateFulfillmentInput },
  options?: CallOptions,
): Promise<Fulfillment> {
  return fulfillmentOf({ method: 'POST', path: '/fulfillments', body }, options);
}

/** Lists are comma separated. */
export type FindFulfillmentsParams = {
  readonly merchantIds?: string;
  readonly basketIds?: string;
  readonly orderIds?: string;
  readonly orderTokens?: string;
  readonly fulfillmentStateFilter?: string;
  readonly guestStatus?: GuestStatus;
};

/** Group orders of the caller, newest first. */
export async function findFulfillments(
  params: FindFulfillmentsParams,
  options?: CallOptions,
): Promise<readonly Fulfillment[]> {
  const { fulfillments } = await of<{ fulfillments: readonly Fulfillment[] }>(
    { method: 'GET', path: '/fulfillments', query: params, answer: later('fulfillmentsAnswer') },
    options,
  );
  return fulfillments;
}

/** A group order as the caller may see it. */
export async function getFulfillment(
  { id, includeOrderId }: ById & { readonly includeOrderId?: boolean },
  options?: CallOptions,
): Promise<Fulfillment> {
  return fulfillmentOf(
    { method: 'GET', path: path`/fulfillments/${id}`, query: { includeOrderId } },
    options,
  );
}

/** The little that a poll compares. */
export async function getFulfillmentStatus({ id }: ById, options?: CallOptions): Promise<FulfillmentStatus> {
  return of(
    { method: 'GET', path: path`/fulfillments/${id}/status`, answer: later('fulfillmentStatusShape') },
    options,
  );
}

/** Deletes a group order. */
export async function deleteFulfillment({ id }: ById, options?: CallOptions): Promise<void> {
  return sendDone({ service: 'fulfillment', method: 'DELETE', path: path`/fulfillments/${id}` }, options);
}

export type JoinInput = {
  readonly status?: GuestStatus;
  readonly firstName?: string;
  readonly inviteLinkId?: string;
};

/** Joins, or changes one's own place: BROWSING to READY and back. */
export async function joinFulfillment(
  { id, body }: ById & { readonly body: JoinInput },
  options?: CallOptions,
): Promise<Fulfillment> {
  return fulfillmentOf({ method: 'POST', path: path`/fulfillments/${id}/guests`, body }, options);
}

/** The owner removes a guest. */
export async function removeGuest(
  { id, externalUserId }: ById & { readonly externalUserId: string },
  options?: CallOptions,
): Promise<Fulfillment> {
  return fulfillmentOf(
    { method: 'DELETE', path: path`/fulfillments/${id}/guests/${externalUserId}` },
    options,
  );
}

/** The caller leaves. */
export async function leaveFulfillment({ id }: ById, options?: CallOptions): Promise<void> {
  return sendDone(
    { service: 'fulfillment', method: 'POST', path: path`/fulfillments/${id}/guests/leave` },
    options,
  );
}

export type UpdatedFulfillment = { readonly fulfillment: Fulfillment } & FulfillmentValidation;

/** Changes settings of a group order, with validation turned on unless said otherwise. */
export async function updateFulfillment(
  {
    id,
    withValidation = true,
    body,
  }: ById & { readonly withValidation?: boolean; readonly body: UpdateFulfillmentInput },
  options?: CallOptions,
): Promise<UpdatedFulfillment> {
  return of(
    {
      method: 'PATCH',
      path: path`/fulfillments/${id}`,
      query: { withValidation },
      body,
      answer: later('updatedFulfillmentShape'),
    },
    options,
  );
}

/** What stands in the way of confirming. */
export async function getFulfillmentValidation(
  { id }: ById,
  options?: CallOptions,
): Promise<FulfillmentValidation> {
  return of(
    {
      method: 'GET',
      path: path`/fulfillments/${id}/validation`,
      answer: later('fulfillmentValidationShape'),
    },
    options,
  );
}

/** Days and times for which the group can be scheduled, in the merchant's time zone. */
export async function getFulfillmentTimeSlots(
  { id }: ById,
  options?: CallOptions,
): Promise<readonly ScheduledOrderTimeSlot[]> {
  const { scheduledOrderTimeSlots } = await of<{
    scheduledOrderTimeSlots: readonly ScheduledOrderTimeSlot[];
  }>(
    { method: 'GET', path: path`/fulfillments/${id}/scheduled-time-slots`, answer: later('slotsAnswer') },
    options,
  );
  return scheduledOrderTimeSlots;
}

/** Tips to choose from, amounts worked out for the whole group. */
export async function getFulfillmentTipOptions(
  { id }: ById,
  options?: CallOptions,
): Promise<readonly TipOption[]> {
  const { tipOptions } = await of<{ tipOptions: readonly TipOption[] }>(
    { method: 'GET', path: path`/fulfillments/${id}/tip-options`, answer: later('tipsAnswer') },
    options,
  );
  return tipOptions;
}

/** How the group's order can be handed over. */
export async function getFulfillmentTypeOptions(
  { id }: ById,
  options?: CallOptions,
): Promise<readonly FulfillmentType[]> {
  const { fulfillmentTypes } = await of<{ fulfillmentTypes: readonly FulfillmentType[] }>(
    { method: 'GET', path: path`/fulfillments/${id}/fulfillment-type-options`, answer: later('typesAnswer') },
    options,
  );
  return fulfillmentTypes;
}

/** The host pays; the answer is the placed order or a challenge of the bank. */
export async function confirmFulfillment(
  { id, body }: ById & { readonly body: ConfirmFulfillmentInput },
  options?: CallOptions,
): Promise<ConfirmFulfillmentAnswer> {
  return of(
    {
      method: 'POST',
      path: path`/fulfillments/${id}/confirm`,
      body,
      isPayment: true,
      answer: later('confirmFulfillmentAnswerShape'),
    },
    options,
  );
}

/** Makes a link by which people join. */
export async function createInvite(
  { id }: ById,
  options?: CallOptions,
): Promise<{ readonly linkId: string; readonly joinUri: string }> {
  return of(
    { method: 'POST', path: path`/fulfillments/${id}/create-invite`, answer: later('linkAnswer') },
    options,
  );
}

/** What a link says before anybody joins. */
export async function getInvite(
  { linkId }: { readonly linkId: string },
  options?: CallOptions,
): Promise<Invite> {
  const { invite } = await send<{ invite: Invite }>(
    { service: 'invite', method: 'GET', path: path`/invites/${linkId}`, answer: later('inviteAnswer') },
    options,
  );
  return invite;
}
