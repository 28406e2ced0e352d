import type {
  DeliveryAddress,
  Fulfillment,
  FulfillmentType,
  UpdateFulfillmentInput,
} from '@tiffin/contracts';

/** Key of another place than those to choose from: a new address. */
export const elsewhere = 'elsewhere';

/** Key of the group's own location in words, such as the work location of its host. */
export const ofGroup = 'ofGroup';

type Choice = {
  readonly type: FulfillmentType;
  readonly address: Pick<DeliveryAddress, 'deliveryAddressId' | 'address'> | undefined;
  /** Where the group's order goes now, which stays without an address. */
  readonly present: Pick<Fulfillment['deliveryDetails'], 'location' | 'locationId'>;
  readonly instructions: string;
};

/**
 * Returns the update for a choice of fulfillment and location: the address by its id, with the delivery
 * instructions.
 */
export function deliveryUpdate({ type, address, present, instructions }: Choice): UpdateFulfillmentInput {
  if (type !== 'DELIVERY') return { fulfillmentType: type };
  const deliveryInstructions = instructions.trim();
  if (!address) {
    const { location, locationId } = present;
    return { fulfillmentType: type, deliveryDetails: { location, locationId, deliveryInstructions } };
  }
  const { deliveryAddressId } = address;
  return {
    fulfillmentType: type,
    deliveryAddressId,
    deliveryDetails: { location: address.address, locationId: deliveryAddressId, deliveryInstructions },
  };
}
