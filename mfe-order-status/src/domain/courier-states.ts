import type { OrderDeliveryStatus } from '@tiffin/contracts';

/** What the courier did so far, oldest first. */
export function courierStates(statuses: readonly OrderDeliveryStatus[]): readonly OrderDeliveryStatus[] {
  return [...statuses].sort((a, b) => Date.parse(a.timestamp) - Date.parse(b.timestamp));
}
