import type { Fulfillment } from '@tiffin/contracts';

/** Returns whether the reader of a group is a co-host of it. */
export function isCoHost({ guests, currentUserId }: Pick<Fulfillment, 'guests' | 'currentUserId'>): boolean {
  return guests.some((guest) => guest.externalUserId === currentUserId && guest.isCoHost === true);
}
