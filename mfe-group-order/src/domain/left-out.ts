import type { Fulfillment, FulfillmentGuest } from '@tiffin/contracts';

type Ordered = Pick<Fulfillment, 'guests' | 'currentUserId' | 'bill'>;

/**
 * Returns whether the order of a group was placed without the reader. A service without bills says only who was ready.
 */
export function isLeftOut({ guests, currentUserId, bill }: Ordered): boolean {
  const isMine = ({ externalUserId }: { readonly externalUserId: string }) =>
    externalUserId === currentUserId;
  const mine = guests.find(isMine);
  if (!mine) return false;
  return bill ? !bill.parts.some(isMine) : mine.status !== 'READY';
}

/** Returns whether a guest has asked for more time since the deadline passed. A later deadline lets them ask again. */
export function hasAskedForTime(
  { moreTimeAskedTime }: Pick<FulfillmentGuest, 'moreTimeAskedTime'>,
  { orderByTime }: Pick<Fulfillment, 'orderByTime'>,
): boolean {
  if (!moreTimeAskedTime || orderByTime === null) return false;
  return Date.parse(moreTimeAskedTime) >= Date.parse(orderByTime);
}

/** Returns the first names of guests who were not done at the deadline and ask for more time. */
export function askingForTime(group: Pick<Fulfillment, 'guests' | 'orderByTime'>): readonly string[] {
  return group.guests
    .filter((guest) => guest.status !== 'READY' && hasAskedForTime(guest, group))
    .map(({ firstName }) => firstName);
}
