import { expect, it } from '@jest/globals';
import { deliveryUpdate } from './delivery-update';

const address = { deliveryAddressId: 'a1', address: '12 Mercer Street' };

it('sends a saved address by its id, with the delivery instructions', () => {
  expect(deliveryUpdate({ type: 'DELIVERY', address, location: '', instructions: ' Ring twice ' })).toEqual({
    fulfillmentType: 'DELIVERY',
    deliveryAddressId: 'a1',
    deliveryDetails: { location: '12 Mercer Street', locationId: 'a1', deliveryInstructions: 'Ring twice' },
  });
});

it('sends a location in words without an address', () => {
  const words = { type: 'DELIVERY', address: undefined, location: ' Roof ', instructions: '' } as const;
  expect(deliveryUpdate(words).deliveryDetails).toEqual({
    location: 'Roof',
    locationId: null,
    deliveryInstructions: '',
  });
});

it('sends no location for pickup', () => {
  const fetched = { type: 'PICKUP', address, location: 'Roof', instructions: 'x' } as const;
  expect(deliveryUpdate(fetched)).toEqual({ fulfillmentType: 'PICKUP' });
});
