import { describe, expect, it } from '@jest/globals';
import type { BillPart } from '@tiffin/contracts';
import type { Caller } from '../../test-support/caller';
import { GroupStory, type Started } from '../../test-support/group-story';
import { ownSandbox } from '../../test-support/own-sandbox';

const sandbox = ownSandbox();
const story = new GroupStory(sandbox);

const MORE_MICRO = 100_000_000;
const WEEK_MS = 7 * 86_400_000;

type Lunch = {
  readonly ana: Caller;
  readonly ben: Caller;
  readonly kay: Caller;
  readonly group: Started;
  readonly benId: string;
  readonly kayId: string;
};

/** A group of Ana, Ben and Kay who pay separately. Ben’s card holds his part; Kay is ready without a card. */
async function lunch(): Promise<Lunch> {
  const [ana, ben, kay] = [await story.person('Ana'), await story.person('Ben'), await story.person('Kay')];
  const group = await story.start(ana);
  await ana.call('PATCH', group.path, { paymentSplit: 'PAY_SEPARATELY' });
  const benId = (await story.join(ben, group)).body.fulfillment.currentUserId;
  const kayId = (await story.join(kay, group)).body.fulfillment.currentUserId;
  for (const who of [ana, ben, kay]) await story.add(who, 2);
  await story.payPart(ben, group, MORE_MICRO);
  await story.sayDone(kay, group);
  return { ana, ben, kay, group, benId, kayId };
}

const paidOf = async (group: Started) =>
  (await story.holds(group)).reduce(
    (sum, { paidMicro, refundedMicro }) => sum + paidMicro - refundedMicro,
    0,
  );

describe('the host’s payment of guests who pay separately', () => {
  it('[GRP-15] waits for a guest without a payment: it says who, and nothing is charged', async () => {
    const { ana, group, kayId } = await lunch();
    const { costBreakdown } = await story.read(ana, group);
    const refused = await story.confirm(ana, group);
    expect([refused.status, refused.body.error.type]).toEqual([409, 'GUEST_PAYMENT_MISSING']);
    expect(refused.body.error.data.guests).toEqual([
      { externalUserId: kayId, amountMicro: costBreakdown.shares[2].amountMicro },
    ]);
    expect((await story.read(ana, group)).isLocked).toBe(false);
    expect(await story.holds(group)).toMatchObject([{ state: 'AUTHORISED', paidMicro: 0 }]);
  });

  it('[GRP-15] takes each guest’s part and the rest from the host, once all have paid', async () => {
    const { ana, ben, kay, group, benId, kayId } = await lunch();
    await story.payPart(kay, group, MORE_MICRO);
    const { costBreakdown } = await story.read(ana, group);
    const [hers, his, kays] = costBreakdown.shares.map(({ amountMicro }: BillPart) => amountMicro);
    const { orderId } = (await story.confirm(ana, group)).body;
    const holds = await story.holds(group);
    expect(holds.map(({ state, paidMicro }) => [state, paidMicro])).toEqual([
      ['CAPTURED', his],
      ['CAPTURED', kays],
      ['CAPTURED', hers],
    ]);
    expect(holds.map(({ externalUserId }) => externalUserId)).toEqual([benId, kayId, group.hostId]);
    expect(holds.every((hold) => hold.orderId === orderId)).toBe(true);
    expect(await paidOf(group)).toBe(costBreakdown.totalMicro);
    const { bill } = await story.read(ana, group);
    expect(bill.parts.map(({ paidMicro, owedMicro }: BillPart) => [paidMicro, owedMicro])).toEqual([
      [undefined, 0],
      [his, 0],
      [kays, 0],
    ]);
    expect(bill.parts[1]).not.toHaveProperty('cardDisplayDetails');
    const [own] = (await story.read(ben, group)).bill.parts;
    expect(own.cardDisplayDetails).toMatchObject({ last4: '4242' });
  });

  it('[GRP-15] covers a guest if the host chooses to, and the guest then owes the host', async () => {
    const { ana, group, kayId } = await lunch();
    const { costBreakdown } = await story.read(ana, group);
    const [hers, his, kays] = costBreakdown.shares.map(({ amountMicro }: BillPart) => amountMicro);
    expect((await story.confirm(ana, group, { covered: [kayId] })).status).toBe(200);
    expect((await story.holds(group)).map(({ paidMicro }) => paidMicro)).toEqual([his, hers + kays]);
    const { bill } = await story.read(ana, group);
    expect(bill.parts.map(({ owedMicro }: BillPart) => owedMicro)).toEqual([0, 0, kays]);
  });

  it('asks again when the host’s settings make a part cost more than the card holds', async () => {
    const { ana, ben, kay, group, benId } = await lunch();
    await story.payPart(kay, group, MORE_MICRO);
    const { guests, costBreakdown } = await story.read(ana, group);
    const exact = costBreakdown.shares[1].amountMicro;
    await ben.call('POST', `${group.path}/guests/leave`);
    await story.join(ben, group);
    await story.add(ben, 2);
    await story.payPart(ben, group, exact);
    expect(guests[1].externalUserId).toBe(benId);
    const tip = { selectedTipOptionId: null, customTipAmountMicro: 3_000_000 };
    await ana.call('PATCH', group.path, { tip });
    const refused = await story.confirm(ana, group);
    expect(refused.body.error.type).toBe('GUEST_PAYMENT_MISSING');
    const after = await story.read(ana, group);
    const share = after.costBreakdown.shares.find(
      ({ externalUserId }: BillPart) => externalUserId === benId,
    ).amountMicro;
    expect(refused.body.error.data.guests).toEqual([{ externalUserId: benId, amountMicro: share - exact }]);
    await story.payPart(ben, group, share);
    expect((await story.confirm(ana, group)).status).toBe(200);
  });

  it('takes nothing of the guests when the host’s card declines, and orders with another card', async () => {
    const { ana, kay, group } = await lunch();
    await story.payPart(kay, group, MORE_MICRO);
    const identifier = await story.oneTimeCard(ana, '4000000000000002');
    expect((await story.confirm(ana, group, { identifier })).body.error.type).toBe('CARD_DECLINED');
    expect((await story.holds(group)).map(({ state }) => state)).toEqual(['AUTHORISED', 'AUTHORISED']);
    expect((await story.confirm(ana, group)).status).toBe(200);
  });

  it('refuses a second confirm, and charges nothing more', async () => {
    const { ana, kay, group } = await lunch();
    await story.payPart(kay, group, MORE_MICRO);
    const { checksum } = await story.read(ana, group);
    await story.confirm(ana, group, { checksum });
    const paid = await paidOf(group);
    const second = await story.confirm(ana, group, { checksum });
    expect(second.body.error).toMatchObject({ type: 'FULFILLMENT_NOT_JOINABLE', reason: 'CLOSED' });
    expect(await paidOf(group)).toBe(paid);
  });

  it('does not take a payment whose hold has expired', async () => {
    const { ana, kay, group } = await lunch();
    await story.payPart(kay, group, MORE_MICRO);
    const orderByTime = new Date(Date.now() + 1.8 * WEEK_MS).toISOString();
    await ana.call('PATCH', group.path, { orderByTime });
    await story.guest().call('POST', '/sandbox/clock', { advanceMs: WEEK_MS + 1 });
    const refused = await story.confirm(ana, group);
    expect(refused.body.error.type).toBe('GUEST_PAYMENT_MISSING');
    expect(refused.body.error.data.guests).toHaveLength(2);
    expect((await story.read(ana, group)).guests[1].heldMicro).toBe(0);
  });
});

describe('a refund of guests who paid separately', () => {
  async function ordered(): Promise<Lunch & { readonly orderId: string }> {
    const room = await lunch();
    await story.payPart(room.kay, room.group, MORE_MICRO);
    return { ...room, orderId: (await story.confirm(room.ana, room.group)).body.orderId };
  }

  it('of a cancelled order goes back to every card in full', async () => {
    const { ana, group, orderId } = await ordered();
    await ana.call('PATCH', `/main/v1/order/${orderId}/cancel`);
    const holds = await story.holds(group);
    expect(holds.map(({ paidMicro, refundedMicro }) => paidMicro - refundedMicro)).toEqual([0, 0, 0]);
    const { order } = (await ana.call('GET', `/main/v1/order/${orderId}`)).body;
    expect(order.refunds.map(({ amountMicro }: BillPart) => amountMicro)).toEqual([holds[2]?.paidMicro]);
  });

  it('of a refused line goes back to the guest who paid it, and all cards still pay the total', async () => {
    const { ana, group, orderId, benId } = await ordered();
    const { order } = (await ana.call('GET', `/main/v1/order/${orderId}`)).body;
    const line = order.orderItems.find(
      (item: { guest: { externalUserId: string } }) => item.guest.externalUserId === benId,
    );
    const rejected = { orderItemIds: [line.orderItemId] };
    await ana.call('POST', `/sandbox/orders/${orderId}/reject`, rejected);
    await ana.call('PATCH', `/main/v1/order/${orderId}/continue`);
    const after = (await ana.call('GET', `/main/v1/order/${orderId}`)).body.order;
    const holds = await story.holds(group);
    expect(await paidOf(group)).toBe(after.orderReceipt.totalMicro);
    const [his, kays] = holds;
    expect(his?.refundedMicro).toBeGreaterThanOrEqual(line.priceMicro);
    expect(kays?.refundedMicro).toBe(0);
    const { bill } = await story.read(ana, group);
    const paid = (his?.paidMicro ?? 0) - (his?.refundedMicro ?? 0);
    expect(bill.parts[1].paidMicro).toBe(paid);
  });
});
