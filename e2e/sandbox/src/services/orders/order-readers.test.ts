import { guest, type Answer } from '../../test-support/caller';
import { GroupStory } from '../../test-support/group-story';
import { CARDS, Shopper } from '../../test-support/shopper';
import { workerSandbox } from '../../test-support/worker-sandbox';

const sandbox = workerSandbox();

/** Matches the payer's address, instructions, card and personal data. */
const PRIVATE = /Mercer Street|M5V|43\.6455|79\.3901|pm_|"last4":"\d|shop\.example|416 555|green gate/;

async function placed(shopper: Shopper): Promise<Answer['body']> {
  await shopper.fill({ note: 'ring at the green gate' });
  const { body } = await shopper.caller.call('PATCH', shopper.cartPath, { note: 'ring at the green gate' });
  return (await shopper.order(body.cart.cartChecksum, await shopper.card(CARDS.passes))).body.order;
}

it.each([
  ['a person', () => Shopper.signedIn(sandbox)],
  ['a guest', async () => Shopper.guest(sandbox)],
])(
  'a share link shows lines and totals of the order of %s, and nothing about its payer',
  async (_who, come) => {
    const mine = await placed(await come());
    const { order } = (await guest(sandbox).call('GET', `/main/v1/order/token/${mine.orderToken}`)).body;
    expect(order).toMatchObject({
      orderId: mine.orderId,
      // The stamps are the payer's.
      orderReceipt: { ...mine.orderReceipt, loyaltyStampsCount: 0 },
    });
    expect(order.orderItems).toMatchObject([{ name: 'Lemon rice box', quantity: 2, note: '', guest: null }]);
    expect(order).toMatchObject({
      guestOrderToken: null,
      guestProfile: null,
      userDeliveryAddressDetail: null,
      note: '',
      room: null,
      table: null,
      participatingFulfillmentId: null,
      paymentMethod: {
        paymentMethodIdentifier: { paymentOptionType: 'UNKNOWN_TYPE', paymentProvider: 'NONE' },
        cardDisplayDetails: null,
      },
    });
    expect(JSON.stringify(order)).not.toMatch(PRIVATE);
  },
);

it('the owner and the bearer of a guest token read everything but the id of the payment method', async () => {
  const mine = await placed(Shopper.guest(sandbox));
  const path = `/main/v1/guest-order/${mine.guestOrderToken}`;
  const { order } = (await guest(sandbox).call('GET', path)).body;
  for (const seen of [mine, order]) {
    expect(seen).toMatchObject({
      guestProfile: { firstName: 'Mo' },
      note: 'ring at the green gate',
      paymentMethod: { cardDisplayDetails: { last4: '4242' } },
    });
    expect(seen.userDeliveryAddressDetail.lat).toBe(43.6455);
    expect(JSON.stringify(seen)).not.toContain('pm_');
  }
});

it('a share link does not name the courier; the owner’s view does', async () => {
  const shopper = await Shopper.signedIn(sandbox);
  const { orderId, orderToken } = await placed(shopper);
  const courier = async (who: Shopper['caller'], name: string, type: string) => {
    const query = `orderIdentifier=${name}&orderIdentifierType=${type}`;
    return (await who.call('GET', `/main/v1/delivery-status?${query}`)).body.courier;
  };
  for (let status = ''; status !== 'COURIER_PICKED_UP' && status !== 'RECEIVED';)
    status = (await guest(sandbox).call('POST', `/sandbox/orders/${orderId}/advance`, {})).body.orderStatus;
  expect(await courier(shopper.caller, orderId, 'ID')).toMatchObject({ firstName: 'Ho-yin' });
  expect(await courier(guest(sandbox), orderToken, 'TOKEN')).toBeNull();
});

it('a member of the group reads lines and totals, by id and by token, and nothing about the host', async () => {
  const story = new GroupStory(sandbox);
  const [host, member, eater] = [await story.person('Ana'), await story.person('Bo'), story.guest()];
  await story.add(host);
  const group = await story.start(host, {
    deliveryDetails: { location: '9 Mercer Street', locationId: null, deliveryInstructions: 'green gate' },
  });
  for (const [who, name] of [
    [member, undefined],
    [eater, 'Cy'],
  ] as const) {
    await story.join(who, group, name);
    await story.add(who);
    await story.sayDone(who, group);
  }
  const { orderId } = (await story.confirm(host, group)).body;
  const { orderToken } = await story.read(host, group);
  for (const [who, path] of [
    [member, orderId],
    [member, `token/${orderToken}`],
    [eater, `token/${orderToken}`],
  ] as const) {
    const { order } = (await who.call('GET', `/main/v1/order/${path}`)).body;
    expect(order.orderItems.map((item: { guest: { firstName: string } }) => item.guest.firstName)).toEqual([
      'Ana',
      'Bo',
      'Cy',
    ]);
    expect(order).toMatchObject({
      participatingFulfillmentId: group.fulfillmentId,
      userDeliveryAddressDetail: null,
      orderStatus: { cancellable: false },
    });
    expect(JSON.stringify(order)).not.toMatch(PRIVATE);
  }
});
