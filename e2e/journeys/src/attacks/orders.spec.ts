import { guest, type Caller } from '@tiffin/sandbox/caller';
import { GroupStory } from '@tiffin/sandbox/group-story';
import { CARDS, MERCHANT, Shopper, THALI } from '@tiffin/sandbox/shopper';
import { newMember } from '@tiffin/sandbox/team-member';
import { expect, test } from '../fixtures';
import { services } from './services';

const NOTE = 'ring at the green gate';
/** Matches the payer's address, instructions, card and personal data. */
const PRIVATE = /Mercer Street|M5V|43\.6455|79\.3901|pm_|"last4":"\d|shop\.example|416 555|green gate|Ho-yin/;

async function advance(orderId: string): Promise<string> {
  return (await guest(services()).call('POST', `/sandbox/orders/${orderId}/advance`, {})).body.orderStatus;
}

for (const who of ['person', 'guest'] as const)
  test(`a share link reveals neither address, card, contact, notes nor courier of a ${who}`, async () => {
    const shopper = who === 'person' ? await Shopper.signedIn(services()) : Shopper.guest(services());
    await shopper.fill({ note: NOTE });
    const { cart } = (await shopper.caller.call('PATCH', shopper.cartPath, { note: NOTE })).body;
    const placed = await shopper.order(cart.cartChecksum, await shopper.card(CARDS.passes));
    const { orderId, orderToken } = placed.body.order;
    while ((await advance(orderId)) !== 'COURIER_PICKED_UP');
    const stranger = guest(services());
    const seen = await stranger.call('GET', `/main/v1/order/token/${orderToken}`);
    const query = `orderIdentifier=${orderToken}&orderIdentifierType=TOKEN`;
    const courier = await stranger.call('GET', `/main/v1/delivery-status?${query}`);
    expect([seen.body.order.orderId, courier.body.currentStatus]).toEqual([orderId, 'COURIER_PICKED_UP']);
    expect(JSON.stringify([seen.body, courier.body])).not.toMatch(PRIVATE);
    for (const change of ['cancel', 'continue']) {
      const refused = await stranger.call('PATCH', `/main/v1/order/token/${orderToken}/${change}`);
      expect([refused.status, refused.body.error.type]).toEqual([403, 'FORBIDDEN']);
    }
  });

test('a guest of a group cannot read the address, card or instructions of its host', async () => {
  const story = new GroupStory(services());
  const [host, eater] = [await story.person('Ana'), story.guest()];
  await story.add(host);
  const group = await story.start(host, {
    deliveryDetails: { location: '9 Mercer Street', locationId: null, deliveryInstructions: NOTE },
  });
  await story.join(eater, group, 'Cy');
  await story.add(eater);
  await story.sayDone(eater, group);
  await story.confirm(host, group);
  const { orderToken } = await story.read(host, group);
  const { order } = (await eater.call('GET', `/main/v1/order/token/${orderToken}`)).body;
  expect(order.orderItems).toHaveLength(2);
  expect(JSON.stringify(order)).not.toMatch(PRIVATE);
});

const UNIT = 1_000_000;

test('the perk price applies to one dish per order, in one line, in several lines and in a group', async () => {
  const shopper = Shopper.guest(services());
  await shopper.add({ ...THALI, quantity: 7 });
  const { body } = await shopper.add({ ...THALI, note: 'hot' });
  expect(body.cart.financialInfo.itemSumMicro).toBe((8 * 20.5 - 2) * UNIT);
  const story = new GroupStory(services());
  const [host, bo] = [await story.person('Ana'), await story.person('Bo')];
  const add = (who: Caller) => who.call('POST', `/main/v1/cart/${MERCHANT}/item`, THALI);
  await add(host);
  const group = await story.start(host);
  await story.join(bo, group);
  await add(bo);
  await story.sayDone(bo, group);
  expect((await story.read(host, group)).costBreakdown.itemSumMicro).toBe((2 * 20.5 - 2) * UNIT);
});

test("a team's promo code gives no discount to a person who left the team", async () => {
  const member = await newMember(services(), 'northlight', `left-${Date.now()}@northlight.example`);
  const shopper = Shopper.of(member);
  await shopper.fill();
  const taken = await shopper.change('checkout-code', { checkoutCodeToAdd: 'NORTHLIGHT' });
  expect(taken.body.cart.financialInfo.cartDiscounts).toHaveLength(1);
  await member.call('POST', '/gateway/teams/northlight/leave');
  const card = await shopper.card(CARDS.passes);
  const late = await shopper.order(taken.body.cart.cartChecksum, card);
  expect([late.status, late.body.error.type]).toEqual([409, 'CART_CHANGED']);
  const cart = await shopper.cart();
  expect(cart.removedCheckoutCodes).toEqual([{ code: 'NORTHLIGHT', reason: 'TEAM_MEMBERS_ONLY' }]);
  const placed = await shopper.order(cart.cartChecksum, card);
  expect(placed.body.order.orderReceipt.orderDiscounts).toEqual([]);
});

test('no menu accepts a negative price, or one so large that sums are inexact', async () => {
  for (const priceMicro of [-1, 0.5, 10_000_000_001, 2 ** 53]) {
    const path = '/sandbox/merchants/long-lane-larder/items/custard-tart';
    const refused = await guest(services()).call('POST', path, { priceMicro });
    expect([priceMicro, refused.status]).toEqual([priceMicro, 400]);
  }
});
