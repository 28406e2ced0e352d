import { expect, it } from '@jest/globals';
import { deliveryUpdate } from './delivery-update';

const address = { deliveryAddressId: 'a1', address: '12 Mercer Street' };
const inWords = { location: 'Roof', locationId: null };

it('sends a saved address by its id, with the delivery instructions', () => {
  const update = deliveryUpdate({
    type: 'DELIVERY',
    address,
    present: inWords,
    instructions: ' Ring twice ',
  });
  expect(update).toEqual({
    fulfillmentType: 'DELIVERY',
    deliveryAddressId: 'a1',
    deliveryDetails: { location: '12 Mercer Street', locationId: 'a1', deliveryInstructions: 'Ring twice' },
  });
});

it.each([
  ['in words', inWords],
  ['by an address of another host', { location: '7 Home Road', locationId: 'of-ben' }],
])('keeps the present location %s without an address', (_how, present) => {
  const update = deliveryUpdate({ type: 'DELIVERY', address: undefined, present, instructions: '' });
  expect(update.deliveryDetails).toEqual({ ...present, deliveryInstructions: '' });
});

it('sends no location for pickup', () => {
  const fetched = { type: 'PICKUP', address, present: inWords, instructions: 'x' } as const;
  expect(deliveryUpdate(fetched)).toEqual({ fulfillmentType: 'PICKUP' });
});
