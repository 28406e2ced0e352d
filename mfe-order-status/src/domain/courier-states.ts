import type { OrderDeliveryStatus } from '@tiffin/contracts';

/** Returns the courier's states so far, oldest first. */
export function courierStates(statuses: readonly OrderDeliveryStatus[]): readonly OrderDeliveryStatus[] {
  return [...statuses].sort((a, b) => Date.parse(a.timestamp) - Date.parse(b.timestamp));
}
