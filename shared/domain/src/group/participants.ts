import type { GuestStatus } from '@tiffin/contracts';

/** Returns the guests who participate: all except those who only browse (specification 4). */
export function participants<Guest extends { readonly status: GuestStatus }>(
  guests: readonly Guest[],
): readonly Guest[] {
  return guests.filter(({ status }) => status !== 'BROWSING');
}
