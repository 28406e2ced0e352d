import type { DeliveryAddress, FulfillmentType, UpdateFulfillmentInput } from '@tiffin/contracts';

/** Stands for a place in words rather than a saved address. */
export const elsewhere = 'elsewhere';

type Choice = {
  readonly type: FulfillmentType;
  readonly address: Pick<DeliveryAddress, 'deliveryAddressId' | 'address'> | undefined;
  readonly location: string;
  readonly instructions: string;
};

/** What is sent for a choice of how and where: the address by its id with the words for the courier beside it. */
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
