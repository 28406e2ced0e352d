import type { FulfillmentState } from '@tiffin/contracts';

/** Returns whether a group is active: CREATED or OPEN (specification 4). */
export function isGroupActive(state: FulfillmentState): boolean {
  return state === 'CREATED' || state === 'OPEN';
}

/**
 * Returns whether a group has ended: CLOSED or EXPIRED. SCHEDULED and CANCELLED are neither active nor ended
 * (specification 4).
 */
export function isGroupEnded(state: FulfillmentState): boolean {
  return state === 'CLOSED' || state === 'EXPIRED';
}
