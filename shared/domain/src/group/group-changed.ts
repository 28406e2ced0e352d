import type { FulfillmentStatus } from '@tiffin/contracts';

type Seen = Pick<
  FulfillmentStatus,
  'fulfillmentState' | 'expirationTime' | 'orderByTime' | 'completeTime'
> & { readonly guests: readonly FulfillmentStatus['guests'][number][] };

/**
 * Returns whether a poll's answer requires a reload: the state, a time, the guests or their status changed
 * (specification 4).
 */
export function groupChanged(before: Seen, after: Seen): boolean {
  return (
    before.fulfillmentState !== after.fulfillmentState ||
    before.expirationTime !== after.expirationTime ||
    before.orderByTime !== after.orderByTime ||
    before.completeTime !== after.completeTime ||
    guestList(before) !== guestList(after)
  );
}

function guestList({ guests }: Seen): string {
  return JSON.stringify(guests.map(({ externalUserId, status }) => [externalUserId, status]).sort());
}
