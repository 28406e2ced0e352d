import { expect, it } from '@jest/globals';
import { fakeNetwork, makeOrder } from '@tiffin/testing';
import { continueIdentifiedOrder } from './continue-order';

it.each([
  ['ID', 'continueOrder', { id: 'x-1' }],
  ['TOKEN', 'continueOrderByToken', { token: 'x-1' }],
] as const)('[ORD-05] continues an order by %s with %s', async (type, name, params) => {
  const network = fakeNetwork({ [name]: () => ({ order: makeOrder() }) });
  await expect(continueIdentifiedOrder({ identifier: 'x-1', type })).resolves.toMatchObject({
    orderId: 'order-1',
  });
  expect(network.calls.map((call) => [call.name, call.params])).toEqual([[name, params]]);
});

it('[ORD-05] raises an error for every other identifier type, without a call', async () => {
  const network = fakeNetwork();
  await expect(continueIdentifiedOrder({ identifier: 'x-1', type: 'GUEST_TOKEN' })).rejects.toThrow(
    'continue not supported for order type',
  );
  expect(network.calls).toEqual([]);
});
