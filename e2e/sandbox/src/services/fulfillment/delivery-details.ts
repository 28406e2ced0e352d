import { desc, eq, sql } from 'drizzle-orm';
import type { Fulfillment } from '@tiffin/contracts';
import type { Database } from '../../db/open-database';
import { deliveryAddresses } from '../../db/tables';
import { refuse } from '../../errors/refuse';
import type { GroupRecord } from './group-records';
import { workLocationOf } from './work-location';

type AddressRecord = typeof deliveryAddresses.$inferSelect;

type Details = Fulfillment['deliveryDetails'];
type Choice = {
  readonly deliveryAddressId?: string | undefined;
  readonly deliveryDetails?: Details | undefined;
};

/** Whose saved addresses can be chosen, and the one that the group has already, whoever chose it. */
type Offer = { readonly ownerIds: readonly string[]; readonly presentId?: string | null };

/**
 * Returns where a host or co-host wants a group's order: a saved address by id, or a location in words. The text of a saved
 * address comes from the service and never from the caller. Refuses with 400 for another person's address. Undefined if
 * nothing is chosen.
 */
export async function chosenDetails(
  db: Database,
  { ownerIds, presentId = null }: Offer,
  { deliveryAddressId, deliveryDetails }: Choice,
): Promise<Details | undefined> {
  const id = deliveryAddressId ?? deliveryDetails?.locationId ?? null;
  if (id === null) return deliveryDetails;
  const address = await addressOf(db, id);
  if (!address || !(id === presentId || ownerIds.includes(address.userId)))
    return refuse(
      400,
      'INVALID_PARAMETER',
      deliveryAddressId === undefined ? 'locationId' : 'deliveryAddressId',
    );
  const { deliveryInstructions } = deliveryDetails ?? detailsOf(address);
  return { ...detailsOf(address), deliveryInstructions };
}

/**
 * Where a group's order goes at the time of reading: a saved address may have been removed since it was
 * chosen.
 */
export type Destination =
  | { readonly kind: 'none' }
  | { readonly kind: 'words' }
  | { readonly kind: 'address'; readonly detail: AddressRecord['detail'] };

/** Returns where a group's order goes. */
export async function destinationOf(
  db: Database,
  { settings }: Pick<GroupRecord, 'settings'>,
): Promise<Destination> {
  const { location, locationId } = settings.deliveryDetails;
  if (locationId === null) return { kind: location.trim() === '' ? 'none' : 'words' };
  const address = await addressOf(db, locationId);
  return address ? { kind: 'address', detail: address.detail } : { kind: 'none' };
}

/** Returns the default location of a host's groups: where they work in their team, the address used last, or none. */
export async function usualDetails(db: Database, externalUserId: string): Promise<Details> {
  const work = await workLocationOf(db, externalUserId);
  if (work) {
    const location = [work.address, work.floor, work.dropZone].filter((part) => part !== null).join(', ');
    return { location, locationId: null, deliveryInstructions: '' };
  }
  const [address] = await db
    .select()
    .from(deliveryAddresses)
    .where(eq(deliveryAddresses.userId, externalUserId))
    .orderBy(sql`${deliveryAddresses.lastUsedAt} desc nulls last`, desc(deliveryAddresses.createdAt))
    .limit(1);
  return address ? detailsOf(address) : { location: '', locationId: null, deliveryInstructions: '' };
}

async function addressOf(db: Database, deliveryAddressId: string): Promise<AddressRecord | undefined> {
  const [address] = await db
    .select()
    .from(deliveryAddresses)
    .where(eq(deliveryAddresses.id, deliveryAddressId));
  return address;
}

function detailsOf({ id, detail }: AddressRecord): Details {
  const { addressLine1, addressLine2, city } = detail.userDeliveryAddressExtraInfoDetail;
  return {
    location: [addressLine1, addressLine2, city].filter(Boolean).join(', '),
    locationId: id,
    deliveryInstructions: detail.deliveryInstructions ?? '',
  };
}
