import { describe, expect, it } from '@jest/globals';
import type { Caller } from '../../test-support/caller';
import { GroupStory, type Started } from '../../test-support/group-story';
import { CARDS } from '../../test-support/shopper';
import { workerSandbox } from '../../test-support/worker-sandbox';

const sandbox = workerSandbox();
const story = new GroupStory(sandbox);

const MORE_MICRO = 100_000_000;

type Lunch = { readonly ana: Caller; readonly ben: Caller; readonly group: Started; readonly benId: string };

/** A group of Ana and Ben in which guests pay separately. Both have chosen, and Ben is not ready. */
async function lunch(settings: object = { paymentSplit: 'PAY_SEPARATELY' }): Promise<Lunch> {
  const [ana, ben] = [await story.person('Ana'), await story.person('Ben')];
  const group = await story.start(ana);
  await ana.call('PATCH', group.path, settings);
  const benId = (await story.join(ben, group)).body.fulfillment.currentUserId;
  await story.add(ana, 2);
  await story.add(ben, 1);
  return { ana, ben, group, benId };
}

/** Returns what Ben pays: the amount that a refused payment of nothing names. */
async function partOf(who: Caller, group: Started): Promise<number> {
  return (await story.payPart(who, group, 0)).body.error.data.amountMicro;
}

const statesOf = async (group: Started) => (await story.holds(group)).map(({ state }) => state);

describe('a guest who pays their part by card', () => {
  it('[GRP-15] has it held at "I’m done": nothing is taken, and only the host and the guest see it', async () => {
    const { ana, ben, group, benId } = await lunch();
    const tom = story.guest();
    await story.join(tom, group, 'Tom');
    const partMicro = await partOf(ben, group);
    const { body, status } = await story.payPart(ben, group, partMicro);
    expect(status).toBe(200);
    const mine = body.fulfillment.guests[1];
    expect([mine.status, mine.heldMicro]).toEqual(['READY', partMicro]);
    const shares = body.fulfillment.costBreakdown.shares;
    expect(shares).toContainEqual({ externalUserId: benId, amountMicro: partMicro });
    expect((await story.read(ana, group)).guests[1].heldMicro).toBe(partMicro);
    expect((await story.read(tom, group)).guests[1]).not.toHaveProperty('heldMicro');
    expect(await story.holds(group)).toMatchObject([
      { externalUserId: benId, state: 'AUTHORISED', paymentStatus: 'requires_capture', paidMicro: 0 },
    ]);
  });

  it('[GRP-15] is told the new amount when the part costs more than they agreed to', async () => {
    const { ben, group } = await lunch();
    const seenMicro = await partOf(ben, group);
    await story.add(ben, 1);
    const refused = await story.payPart(ben, group, seenMicro);
    expect([refused.status, refused.body.error.type]).toEqual([409, 'PART_CHANGED']);
    expect(refused.body.error.data.amountMicro).toBeGreaterThan(seenMicro);
    expect(await story.holds(group)).toEqual([]);
  });

  it('holds only what a fixed amount of the host leaves, and nothing where the host covers all', async () => {
    const { ben, group } = await lunch({ paymentSplit: 'FIXED_AMOUNT', fixedAmountMicro: 5_000_000 });
    const excessMicro = await partOf(ben, group);
    await story.payPart(ben, group, excessMicro);
    const { costBreakdown } = await story.read(ben, group);
    expect(excessMicro).toBe(costBreakdown.shares[1].amountMicro - 5_000_000);
    const covered = await lunch({ paymentSplit: 'FIXED_AMOUNT', fixedAmountMicro: null });
    expect((await story.payPart(covered.ben, covered.group, 0)).body.fulfillment.guests[1].status).toBe(
      'READY',
    );
    expect(await story.holds(covered.group)).toEqual([]);
  });

  it('is not asked again for less, and replaces the hold for more', async () => {
    const { ben, group } = await lunch();
    await story.add(ben, 1);
    await story.payPart(ben, group, await partOf(ben, group));
    const { cartItems } = await story.cart(ben);
    const line = `/main/v1/cart/${story.merchantId}/item/${cartItems[0].cartItemId}`;
    const { menuItemId } = cartItems[0];
    await ben.call('PUT', line, { menuItemId, quantity: 1, cartItemOptions: [] });
    const again = await ben.call('POST', `${group.path}/guests/payment`, { agreedMicro: MORE_MICRO });
    expect(again.body.fulfillment.guests[1].status).toBe('READY');
    expect(await statesOf(group)).toEqual(['AUTHORISED']);
    await ben.call('PUT', line, { menuItemId, quantity: 5, cartItemOptions: [] });
    const without = await ben.call('POST', `${group.path}/guests/payment`, { agreedMicro: MORE_MICRO });
    expect([without.status, without.body.error.reason]).toEqual([400, 'paymentMethod']);
    await story.payPart(ben, group, await partOf(ben, group));
    expect(await statesOf(group)).toEqual(['RELEASED', 'AUTHORISED']);
  });

  it('has one hold however often the request is sent', async () => {
    const { ben, group } = await lunch();
    const partMicro = await partOf(ben, group);
    const identifier = await story.card(ben, '4242');
    const press = () => story.payPart(ben, group, partMicro, { identifier, key: 'press' });
    const answers = await Promise.all([press(), press(), press()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await statesOf(group)).toEqual(['AUTHORISED']);
  });

  it('pays with a new card and without an account, and can use it again after it was released', async () => {
    const { group } = await lunch();
    const tom = story.guest();
    await story.join(tom, group, 'Tom');
    await story.add(tom, 1);
    const identifier = await story.oneTimeCard(tom, CARDS.passes);
    const probe = await story.payPart(tom, group, 0, { identifier });
    const { amountMicro } = probe.body.error.data;
    expect((await story.payPart(tom, group, amountMicro, { identifier })).status).toBe(200);
    await story.add(tom, 1);
    expect((await story.payPart(tom, group, MORE_MICRO, { identifier })).status).toBe(200);
    expect(await statesOf(group)).toEqual(['RELEASED', 'AUTHORISED']);
  });

  it('[GRP-23] answers the bank first, and nothing is held when the bank or the card declines', async () => {
    const { ben, group } = await lunch();
    const partMicro = await partOf(ben, group);
    const ask = async () =>
      (await story.payPart(ben, group, partMicro, { card: '3184' })).body.paymentChallenge;
    const refused = await story.answerBank(await ask(), false);
    const failed = await story.payPart(ben, group, partMicro, { card: '3184', answer: refused });
    expect([failed.status, failed.body.error.type]).toEqual([402, 'CARD_AUTHENTICATION_FAILED']);
    const declines = await story.oneTimeCard(ben, CARDS.declines);
    const declined = await story.payPart(ben, group, partMicro, { identifier: declines });
    expect([declined.status, declined.body.error.type]).toEqual([402, 'CARD_DECLINED']);
    expect(await story.holds(group)).toEqual([]);
    expect((await story.read(ben, group)).guests[1].status).toBe('BROWSING');
    const answer = await story.answerBank(await ask(), true);
    expect((await story.payPart(ben, group, partMicro, { card: '3184', answer })).status).toBe(200);
    expect(await statesOf(group)).toEqual(['AUTHORISED']);
  });

  it('is refused as host, as a stranger, as a removed guest and after the group was cancelled', async () => {
    const { ana, ben, group, benId } = await lunch();
    const reasonOf = async (who: Caller) => (await story.payPart(who, group, MORE_MICRO)).body.error.reason;
    expect(await reasonOf(ana)).toBe('HOST');
    expect(await reasonOf(await story.person('Zoe'))).toBe('NOT_A_GUEST');
    await ana.call('DELETE', `${group.path}/guests/${benId}`);
    expect(await reasonOf(ben)).toBe('REMOVED');
    const cancelled = await lunch();
    await cancelled.ana.call('DELETE', cancelled.group.path);
    const late = await story.payPart(cancelled.ben, cancelled.group, MORE_MICRO);
    expect(late.body.error).toMatchObject({ type: 'FULFILLMENT_NOT_JOINABLE', reason: 'CANCELLED' });
  });
});

describe('what a guest’s card holds', () => {
  it.each([
    ['the guest leaves', ({ ben, group }: Lunch) => ben.call('POST', `${group.path}/guests/leave`)],
    [
      'the host removes the guest',
      ({ ana, group, benId }: Lunch) => ana.call('DELETE', `${group.path}/guests/${benId}`),
    ],
    ['the host cancels the group', ({ ana, group }: Lunch) => ana.call('DELETE', group.path)],
  ])('is released when %s', async (_case, end) => {
    const room = await lunch();
    await story.payPart(room.ben, room.group, MORE_MICRO);
    expect(await statesOf(room.group)).toEqual(['AUTHORISED']);
    expect((await end(room)).status).toBe(200);
    expect(await story.holds(room.group)).toMatchObject([
      { state: 'RELEASED', paymentStatus: 'canceled', paidMicro: 0 },
    ]);
  });

  it('moves with a guest who signs in', async () => {
    const { group } = await lunch();
    const tom = story.guest();
    await story.join(tom, group, 'Tom');
    await story.add(tom, 1);
    await story.payPart(tom, group, MORE_MICRO, { identifier: await story.oneTimeCard(tom, CARDS.passes) });
    const tina = await story.person('Tina');
    const claim = `/main/v1/users/current/cart/${story.merchantId}`;
    await tina.call('POST', claim, undefined, { cookie: tom.cookie() });
    expect((await story.read(tina, group)).guests[2].heldMicro).toBe(MORE_MICRO);
  });
});
