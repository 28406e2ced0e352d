import type { DeliveryAddress, FulfillmentType, UpdateFulfillmentInput } from '@tiffin/contracts';

/** Key of another place than those to choose from: a new address, or a co-host's words. */
export const elsewhere = 'elsewhere';

/** Key of the group's own location in words, such as the work location of its host. */
export const inWords = 'inWords';

type Choice = {
  readonly type: FulfillmentType;
  readonly address: Pick<DeliveryAddress, 'deliveryAddressId' | 'address'> | undefined;
  readonly location: string;
  readonly instructions: string;
};

/**
 * Returns the update for a choice of fulfillment and location: the address by its id, with the delivery
 * instructions.
 */
export function deliveryUpdate({ type, address, location, instructions }: Choice): UpdateFulfillmentInput {
  if (type !== 'DELIVERY') return { fulfillmentType: type };
  const deliveryInstructions = instructions.trim();
  if (!address) {
    return {
      fulfillmentType: type,
      deliveryDetails: { location: location.trim(), locationId: null, deliveryInstructions },
    };
  }
  const { deliveryAddressId } = address;
  return {
    fulfillmentType: type,
    deliveryAddressId,
    deliveryDetails: { location: address.address, locationId: deliveryAddressId, deliveryInstructions },
  };
}
