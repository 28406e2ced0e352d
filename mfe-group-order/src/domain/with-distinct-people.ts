import type { Fulfillment } from '@tiffin/contracts';
import { withDistinctNames } from '@tiffin/domain';

/** Returns a group whose people are told apart by their first names wherever they are named. */
export function withDistinctPeople(group: Fulfillment): Fulfillment {
  const guests = withDistinctNames(group.guests);
  const nameOf = (id: string) => {
    const guest = guests.find(({ externalUserId }) => externalUserId === id);
    return guest && { firstName: guest.firstName, lastName: guest.lastName };
  };
  const { bill } = group;
  return {
    ...group,
    guests,
    host: nameOf(group.hostId) ?? group.host,
    ...(bill && {
      bill: { ...bill, parts: bill.parts.map((part) => ({ ...part, ...nameOf(part.externalUserId) })) },
    }),
  };
}
