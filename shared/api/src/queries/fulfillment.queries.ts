import { queryOptions } from '@tanstack/react-query';
import {
  findFulfillments,
  getFulfillment,
  getFulfillmentStatus,
  getFulfillmentTimeSlots,
  getFulfillmentTipOptions,
  getFulfillmentTypeOptions,
  getFulfillmentValidation,
  getInvite,
} from '../calls/fulfillment';
import type { FindFulfillmentsParams } from '../calls/fulfillment';

const root = ['fulfillments'] as const;

/** Group orders: whole, as the poll sees them, and what can be chosen in them. */
export const fulfillmentQueries = {
  root,
  detail: (id: string) =>
    queryOptions({
      queryKey: [...root, 'detail', id],
      queryFn: ({ signal }) => getFulfillment({ id, includeOrderId: true }, { signal }),
      meta: { context: 'getFulfillment' },
    }),
  status: (id: string) =>
    queryOptions({
      queryKey: [...root, 'status', id],
      queryFn: ({ signal }) => getFulfillmentStatus({ id }, { signal }),
      meta: { context: 'getFulfillmentStatus' },
    }),
  validation: (id: string) =>
    queryOptions({
      queryKey: [...root, 'validation', id],
      queryFn: ({ signal }) => getFulfillmentValidation({ id }, { signal }),
      meta: { context: 'getFulfillmentValidation' },
    }),
  tipOptions: (id: string) =>
    queryOptions({
      queryKey: [...root, 'tip-options', id],
      queryFn: ({ signal }) => getFulfillmentTipOptions({ id }, { signal }),
      meta: { context: 'getFulfillmentTipOptions' },
    }),
  slots: (id: string) =>
    queryOptions({
      queryKey: [...root, 'slots', id],
      queryFn: ({ signal }) => getFulfillmentTimeSlots({ id }, { signal }),
      meta: { context: 'getFulfillmentTimeSlots' },
    }),
  typeOptions: (id: string) =>
    queryOptions({
      queryKey: [...root, 'type-options', id],
      queryFn: ({ signal }) => getFulfillmentTypeOptions({ id }, { signal }),
      meta: { context: 'getFulfillmentTypeOptions' },
    }),
  find: (params: FindFulfillmentsParams) =>
    queryOptions({
      queryKey: [...root, 'find', params],
      queryFn: ({ signal }) => findFulfillments(params, { signal }),
      meta: { context: 'findFulfillments' },
    }),
};

/** What a link says before anybody joins. */
export const inviteQueries = {
  root: ['invites'] as const,
  detail: (linkId: string) =>
    queryOptions({
      queryKey: ['invites', 'detail', linkId],
      queryFn: ({ signal }) => getInvite({ linkId }, { signal }),
      meta: { context: 'getInvite' },
    }),
};
