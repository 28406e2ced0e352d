import { and, desc, eq, sql } from 'drizzle-orm';
import type { Fulfillment } from '@tiffin/contracts';
import type { Database } from '../../db/open-database';
import { deliveryAddresses } from '../../db/tables';
import { refuse } from '../../errors/refuse';

type AddressRecord = typeof deliveryAddresses.$inferSelect;

/** Where a saved address of the host is, for a group; 400 for an address that is not theirs. */
export async function detailsOfAddress(
  db: Database,
  externalUserId: string,
  deliveryAddressId: string,
): Promise<Fulfillment['deliveryDetails']> {
  const address = await addressOf(db, externalUserId, deliveryAddressId);
  return address ? detailsOf(address) : refuse(400, 'INVALID_PARAMETER', 'deliveryAddressId');
}

/** The place where a host's groups go by themselves: the address used last, or none. */
export async function usualDetails(
  db: Database,
  externalUserId: string,
): Promise<Fulfillment['deliveryDetails']> {
  const [address] = await db
    .select()
    .from(deliveryAddresses)
    .where(eq(deliveryAddresses.userId, externalUserId))
    .orderBy(sql`${deliveryAddresses.lastUsedAt} desc nulls last`, desc(deliveryAddresses.createdAt))
    .limit(1);
  return address ? detailsOf(address) : { location: '', locationId: null, deliveryInstructions: '' };
}

/** A saved address of a person by its id; undefined where there is none. */
export async function addressOf(
  db: Database,
  externalUserId: string,
  deliveryAddressId: string,
): Promise<AddressRecord | undefined> {
  const [address] = await db
    .select()
    .from(deliveryAddresses)
    .where(and(eq(deliveryAddresses.id, deliveryAddressId), eq(deliveryAddresses.userId, externalUserId)));
  return address;
}

function detailsOf({ id, detail }: AddressRecord): Fulfillment['deliveryDetails'] {
  const { addressLine1, addressLine2, city } = detail.userDeliveryAddressExtraInfoDetail;
  return {
    location: [addressLine1, addressLine2, city].filter(Boolean).join(', '),
    locationId: id,
    deliveryInstructions: detail.deliveryInstructions ?? '',
  };
}
