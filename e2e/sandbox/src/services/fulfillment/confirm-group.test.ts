import { describe, expect, it } from '@jest/globals';
import type { Caller } from '../../test-support/caller';
import { GroupStory, type Started } from '../../test-support/group-story';
import { ownSandbox } from '../../test-support/own-sandbox';

const sandbox = ownSandbox();
const story = new GroupStory(sandbox);

type Lunch = { readonly ana: Caller; readonly ben: Caller; readonly group: Started };

/** A group whose host is Ana and whose guest Ben is ready. Both have chosen. */
async function lunch(): Promise<Lunch> {
  const [ana, ben] = [await story.person('Ana'), await story.person('Ben')];
  const group = await story.start(ana);
  await story.join(ben, group);
  await story.add(ana, 2);
  await story.add(ben, 2);
  await story.sayDone(ben, group);
  return { ana, ben, group };
}

describe('confirming', () => {
  it('[GRP-14] makes one order of everybody’s lines that every member can open, and closes the group', async () => {
    const { ana, ben, group } = await lunch();
    const seen = await story.read(ana, group);
    const { body, status } = await story.confirm(ana, group);
    expect(status).toBe(200);
    expect(body.fulfillment).toMatchObject({ fulfillmentState: 'CLOSED', orderId: body.orderId });
    const told = await story.read(ben, group);
    expect([told.orderId, told.orderToken]).toEqual([body.orderId, expect.any(String)]);
    const { order } = (await ben.call('GET', `/main/v1/order/token/${told.orderToken}`)).body;
    expect(order.participatingFulfillmentId).toBe(group.fulfillmentId);
    expect(order.orderReceipt.totalMicro).toBe(seen.costBreakdown.totalMicro);
    const eaters = order.orderItems.map((item: { guest: { firstName: string } }) => item.guest.firstName);
    expect(eaters).toEqual(['Ana', 'Ben']);
    expect((await ana.call('GET', `/main/v1/order/${body.orderId}`)).status).toBe(200);
    const { user } = (await ana.call('GET', '/main/v1/user')).body;
    const letters = (await ana.call('GET', `/mailbox/messages?to=${user.email}`)).body.messages;
    expect(letters[0].body).toContain(`/status/${body.orderId}?orderIdentifierType=ID`);
    for (const who of [ana, ben])
      expect(await story.cart(who)).toMatchObject({ fulfillmentId: null, cartItems: [] });
  });

  it('refuses a newcomer after closing, and returns the cart of a guest who was still choosing', async () => {
    const { ana, group } = await lunch();
    const tom = story.guest();
    await story.join(tom, group, 'Tom');
    await story.add(tom);
    const { orderId } = (await story.confirm(ana, group)).body;
    const { order } = (await ana.call('GET', `/main/v1/order/${orderId}`)).body;
    expect(order.orderItems).toHaveLength(2);
    const cart = await story.cart(tom);
    expect([cart.fulfillmentId, cart.cartItems.length]).toEqual([null, 1]);
    expect((await story.join(story.guest(), group, 'Zoe')).body.error).toMatchObject({
      type: 'FULFILLMENT_NOT_JOINABLE',
      reason: 'CLOSED',
    });
  });

  it('refuses a group that changed since the host saw it, and charges nothing', async () => {
    const { ana, ben, group } = await lunch();
    const { checksum } = await story.read(ana, group);
    await story.add(ben);
    const refused = await story.confirm(ana, group, { checksum });
    expect([refused.status, refused.body.error.type]).toEqual([409, 'GROUP_CHANGED']);
    expect((await story.read(ana, group)).fulfillmentState).toBe('OPEN');
    expect((await story.confirm(ana, group)).status).toBe(200);
  });

  it('refuses guests, an empty group and a missing delivery address', async () => {
    const { ana, ben, group } = await lunch();
    expect((await story.confirm(ben, group)).body.error.reason).toBe('NOT_THE_HOST');
    await ana.call('PATCH', group.path, {
      deliveryDetails: { location: '', locationId: null, deliveryInstructions: '' },
    });
    expect((await story.confirm(ana, group)).body.error.type).toBe('DELIVERY_ADDRESS_MISSING');
    const cleo = await story.person('Cleo');
    const empty = await story.start(cleo);
    expect((await story.confirm(cleo, empty)).body.error.type).toBe('NOBODY_READY');
  });

  it('makes one order however often the host presses the button', async () => {
    const { ana, group } = await lunch();
    const { checksum } = await story.read(ana, group);
    const key = `group:${group.fulfillmentId}`;
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => story.confirm(ana, group, { checksum, key })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.orderId)).size).toBe(1);
  });

  it('orders exactly what the host saw while a guest edits concurrently', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { ana, ben, group } = await lunch();
      const seen = await story.read(ana, group);
      const [confirmed] = await Promise.all([
        story.confirm(ana, group, { checksum: seen.checksum }),
        story.add(ben, 1),
      ]);
      if (confirmed.status === 200) {
        const { order } = (await ana.call('GET', `/main/v1/order/${confirmed.body.orderId}`)).body;
        expect(order.orderReceipt.totalMicro).toBe(seen.costBreakdown.totalMicro);
      } else {
        expect(confirmed.body.error.type).toBe('GROUP_CHANGED');
        expect((await story.read(ana, group)).orderId).toBeNull();
      }
    }
  });
});

describe('a bank’s challenge', () => {
  it('[GRP-23] is answered in a second confirm, and locks the guests until then', async () => {
    const { ana, ben, group } = await lunch();
    const { checksum } = await story.read(ana, group);
    const key = `group:${group.fulfillmentId}:asked`;
    const asked = await story.confirm(ana, group, { card: '3184', checksum, key });
    expect(asked.body.paymentChallenge.stripeChallenge.clientSecret).toEqual(expect.any(String));
    const waiting = (await ben.call('GET', `${group.path}/status`)).body;
    expect([waiting.isLocked, waiting.checksum, waiting.fulfillmentState]).toEqual([true, checksum, 'OPEN']);
    expect((await story.add(ben)).body.error.type).toBe('FULFILLMENT_LOCKED');
    expect((await story.join(story.guest(), group, 'Tom')).body.error.type).toBe('FULFILLMENT_LOCKED');
    const answer = await story.answerBank(asked.body.paymentChallenge, true);
    const paid = await story.confirm(ana, group, { card: '3184', checksum, answer, key });
    expect(paid.body.fulfillment.fulfillmentState).toBe('CLOSED');
  });

  it('[GRP-24] unlocks the group when the bank declines, and the host can pay otherwise', async () => {
    const { ana, ben, group } = await lunch();
    const { checksum } = await story.read(ana, group);
    const asked = await story.confirm(ana, group, { card: '3184', checksum });
    const answer = await story.answerBank(asked.body.paymentChallenge, false);
    const refused = await story.confirm(ana, group, { card: '3184', checksum, answer });
    expect([refused.status, refused.body.error.type]).toEqual([402, 'CARD_AUTHENTICATION_FAILED']);
    expect((await ben.call('GET', `${group.path}/status`)).body.isLocked).toBe(false);
    expect((await story.add(ben)).status).toBe(200);
    expect((await story.confirm(ana, group)).status).toBe(200);
  });

  it('locks for 30 s at most, or until the host changes something', async () => {
    const { ana, ben, group } = await lunch();
    await story.confirm(ana, group, { card: '3184' });
    expect((await ana.call('PATCH', group.path, { guestMax: 5 })).status).toBe(200);
    expect((await story.add(ben)).status).toBe(200);
    await story.confirm(ana, group, { card: '3184' });
    expect((await story.add(ben)).status).toBe(409);
    await story.guest().call('POST', '/sandbox/clock', { advanceMs: 30_001 });
    expect((await story.add(ben)).status).toBe(200);
  });

  it('ends when the host leaves the payment, and only the host ends it', async () => {
    const { ana, ben, group } = await lunch();
    const unlock = (who: Caller) => who.call('PATCH', group.path, {});
    await story.confirm(ana, group, { card: '3184' });
    expect((await unlock(ben)).body.error.reason).toBe('NOT_THE_HOST');
    expect((await story.add(ben)).status).toBe(409);
    expect((await unlock(ana)).status).toBe(200);
    expect((await ben.call('GET', `${group.path}/status`)).body.isLocked).toBe(false);
    expect((await story.add(ben)).status).toBe(200);
    expect((await unlock(ana)).status).toBe(200);
  });

  it('that is answered after the host left the payment still pays for what the host saw', async () => {
    const { ana, group } = await lunch();
    const seen = await story.read(ana, group);
    const paying = { card: '3184', checksum: seen.checksum } as const;
    const asked = await story.confirm(ana, group, paying);
    await ana.call('PATCH', group.path, {});
    const answer = await story.answerBank(asked.body.paymentChallenge, true);
    const { body } = await story.confirm(ana, group, { ...paying, answer });
    expect((await ana.call('PATCH', group.path, {})).body.error.reason).toBe('CLOSED');
    expect((await story.read(ana, group)).orderId).toBe(body.orderId);
    expect((await story.read(ana, group)).bill.totalMicro).toBe(seen.costBreakdown.totalMicro);
  });
});

describe('deadlines', () => {
  it('[GRP-22] stop guests from changing at the deadline, and close the group an hour later', async () => {
    const { ana, ben, group } = await lunch();
    const advance = (advanceMs: number) => story.guest().call('POST', '/sandbox/clock', { advanceMs });
    await advance(66 * 60_000);
    expect((await story.add(ben)).body.error.reason).toBe('MISSED');
    expect((await story.join(story.guest(), group, 'Tom')).body.error.reason).toBe('MISSED');
    expect((await story.read(ana, group)).fulfillmentState).toBe('OPEN');
    await advance(60 * 60_000);
    expect((await story.read(ana, group)).fulfillmentState).toBe('EXPIRED');
    expect((await story.confirm(ana, group)).body.error).toMatchObject({ reason: 'EXPIRED' });
    expect((await story.cart(ben)).fulfillmentId).toBeNull();
    expect((await story.start(ana)).fulfillmentId).not.toBe(group.fulfillmentId);
  });
});
