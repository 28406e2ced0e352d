import type { CallParams } from '@tiffin/contracts';
import { callQuery } from './call.queries';

const root = ['fulfillments'] as const;

/** Group orders: whole, as the poll sees them, and what can be chosen in them. */
export const fulfillmentQueries = {
  root,
  detail: (id: string) => callQuery([...root, 'detail', id], 'getFulfillment', { id, includeOrderId: true }),
  status: (id: string) => callQuery([...root, 'status', id], 'getFulfillmentStatus', { id }),
  validation: (id: string) => callQuery([...root, 'validation', id], 'getFulfillmentValidation', { id }),
  tipOptions: (id: string) => callQuery([...root, 'tip-options', id], 'getFulfillmentTipOptions', { id }),
  slots: (id: string) => callQuery([...root, 'slots', id], 'getFulfillmentTimeSlots', { id }),
  typeOptions: (id: string) => callQuery([...root, 'type-options', id], 'getFulfillmentTypeOptions', { id }),
  find: (params: CallParams<'findFulfillments'>) =>
    callQuery([...root, 'find', params], 'findFulfillments', params),
};

/** What a link says before anybody joins. */
export const inviteQueries = {
  root: ['invites'] as const,
  card: (linkId: string) => callQuery(['invites', 'card', linkId], 'getInviteCard', { linkId }),
  detail: (linkId: string) => callQuery(['invites', 'detail', linkId], 'getInvite', { linkId }),
};
