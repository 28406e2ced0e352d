import type { FulfillmentState } from '@tiffin/contracts';

/** CREATED and OPEN groups are under way (specification 4). */
export function isGroupActive(state: FulfillmentState): boolean {
  return state === 'CREATED' || state === 'OPEN';
}

/** CLOSED and EXPIRED groups are over; SCHEDULED and CANCELLED are neither active nor ended (specification 4). */
export function isGroupEnded(state: FulfillmentState): boolean {
  return state === 'CLOSED' || state === 'EXPIRED';
}
