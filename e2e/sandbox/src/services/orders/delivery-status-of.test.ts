import { guest, type Answer } from '../../test-support/caller';
import { CARDS, Shopper } from '../../test-support/shopper';
import { workerSandbox } from '../../test-support/worker-sandbox';

const sandbox = workerSandbox();

it('[ORD-09] tells whoever paid where the courier is and when the food is expected', async () => {
  const shopper = await Shopper.signedIn(sandbox);
  const placed = await shopper.order(await shopper.fill(), await shopper.card(CARDS.passes));
  const { orderId, userDeliveryAddressDetail: door } = placed.body.order;
  const path = `/main/v1/delivery-status?orderIdentifier=${orderId}&orderIdentifierType=ID`;
  const read = async (): Promise<Answer['body']> => (await shopper.caller.call('GET', path)).body;
  const until = async (wanted: string) => {
    for (let status = ''; status !== wanted;)
      status = (await guest(sandbox).call('POST', `/sandbox/orders/${orderId}/advance`, {})).body.orderStatus;
    return read();
  };
  expect(await read()).toMatchObject({ courier: null, estimatedArrivalTime: expect.any(String) });
  expect((await until('COURIER_CONFIRMED')).courier).toMatchObject({
    firstName: 'Ho-yin',
    phoneNumber: '+1 604 555 0142',
    position: null,
  });
  const { position } = (await until('COURIER_PICKED_UP')).courier;
  expect(Math.abs(position.latitude - door.lat)).toBeGreaterThan(0.0001);
  const atTheDoor = (await until('COURIER_CONFIRMED_CONSUMER_ARRIVAL')).courier.position;
  expect(atTheDoor.latitude).toBeCloseTo(door.lat, 6);
  expect(atTheDoor.longitude).toBeCloseTo(door.lng, 6);
  expect((await until('COURIER_DROPPED_OFF')).estimatedArrivalTime).toBeNull();
});
