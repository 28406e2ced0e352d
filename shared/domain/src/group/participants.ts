import type { GuestStatus } from '@tiffin/contracts';

/** The guests who take part: those who only browse are not among them (specification 4). */
export function participants<Guest extends { readonly status: GuestStatus }>(
  guests: readonly Guest[],
): readonly Guest[] {
  return guests.filter(({ status }) => status !== 'BROWSING');
}
