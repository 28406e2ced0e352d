import { describe, expect, it } from '@jest/globals';
import type { BillPart } from '@tiffin/contracts';
import type { Caller } from '../../test-support/caller';
import { GroupStory, type Started } from '../../test-support/group-story';
import { workerSandbox } from '../../test-support/worker-sandbox';

const sandbox = workerSandbox();
const story = new GroupStory(sandbox);

type Lunch = {
  readonly ana: Caller;
  readonly ben: Caller;
  readonly group: Started;
  /** The group as Ana saw it before she paid. */
  readonly seen: Started;
  readonly orderId: string;
};

/** An order that Ana has paid for Ben and herself. */
async function paidLunch(settings: object = { fixedAmountMicro: 5_000_000 }): Promise<Lunch> {
  const [ana, ben] = [await story.person('Ana'), await story.person('Ben')];
  const group = await story.start(ana);
  await ana.call('PATCH', group.path, { paymentSplit: 'FIXED_AMOUNT', ...settings });
  const benId = (await story.join(ben, group)).body.fulfillment.currentUserId;
  await story.add(ana, 2);
  await story.add(ben, 1);
  await story.sayDone(ben, group);
  const seen = await story.read(ana, group);
  const { orderId } = (await story.confirm(ana, group, { covered: [benId] })).body;
  return { ana, ben, group, seen, orderId };
}

const amountsOf = (parts: readonly BillPart[]) => parts.map(({ amountMicro }) => amountMicro);

describe('the bill of a group', () => {
  it('does not exist before the host has paid', async () => {
    const ana = await story.person('Ana');
    const group = await story.start(ana);
    expect(await story.read(ana, group)).not.toHaveProperty('bill');
  });

  it('[GRP-15] keeps each person’s share as it was shown, whatever becomes of the carts', async () => {
    const { ana, ben, group, seen } = await paidLunch();
    await story.add(ben, 3);
    const { bill } = await story.read(ana, group);
    expect(bill.totalMicro).toBe(seen.costBreakdown.totalMicro);
    expect(amountsOf(bill.parts)).toEqual(amountsOf(seen.costBreakdown.shares));
    const [hers, his] = bill.parts;
    expect([hers.firstName, hers.items[0].quantity, hers.owedMicro]).toEqual(['Ana', 2, 0]);
    expect([his.firstName, his.items[0].quantity]).toEqual(['Ben', 1]);
    expect([his.coveredMicro, his.owedMicro]).toEqual([5_000_000, his.amountMicro - 5_000_000]);
    expect(his.foodMicro + his.feesMicro + his.taxMicro + his.tipMicro - his.discountMicro).toBe(
      his.amountMicro,
    );
  });

  it('[GRP-12] shows a guest their own part only', async () => {
    const { ana, ben, group } = await paidLunch();
    const { bill } = await story.read(ben, group);
    expect(bill.parts.map(({ firstName }: BillPart) => firstName)).toEqual(['Ben']);
    expect(bill.parts[0]).toEqual((await story.read(ana, group)).bill.parts[1]);
  });

  it('gives the same amounts to a guest who pays for themselves', async () => {
    const { ben, group } = await paidLunch({ paymentSplit: 'PAY_SEPARATELY' });
    const [part] = (await story.read(ben, group)).bill.parts;
    expect([part.coveredMicro, part.owedMicro]).toEqual([0, part.amountMicro]);
  });

  it('tells the host how they paid, and no guest', async () => {
    const { ana, ben, group } = await paidLunch();
    expect((await story.read(ana, group)).bill.hostPayment).toMatchObject({
      cardDisplayDetails: { last4: '4242' },
    });
    expect((await story.read(ben, group)).bill).not.toHaveProperty('hostPayment');
  });

  it('takes a refused line off its owner’s part once its money is returned', async () => {
    const { ana, group, orderId } = await paidLunch();
    const { bill: before } = await story.read(ana, group);
    const [line] = before.parts[1].items;
    await ana.call('POST', `/sandbox/orders/${orderId}/reject`, { orderItemIds: [line.orderItemId] });
    expect(amountsOf((await story.read(ana, group)).bill.parts)).toEqual(amountsOf(before.parts));
    const { order } = (await ana.call('PATCH', `/main/v1/order/${orderId}/continue`)).body;
    const { bill } = await story.read(ana, group);
    expect(bill.totalMicro).toBe(order.orderReceipt.totalMicro);
    const [hostsMicro = 0] = amountsOf(before.parts);
    expect(amountsOf(bill.parts)).toEqual([hostsMicro, order.orderReceipt.totalMicro - hostsMicro]);
    expect(bill.parts[1]).toMatchObject({ owedMicro: 0, items: [{ wasRejected: true }] });
  });

  it('is refunded when the order is cancelled', async () => {
    const { ana, ben, group, orderId } = await paidLunch();
    expect((await story.read(ben, group)).bill.isRefunded).toBe(false);
    await ana.call('PATCH', `/main/v1/order/${orderId}/cancel`);
    expect((await story.read(ben, group)).bill.isRefunded).toBe(true);
  });
});

describe('settling', () => {
  const settle = async (who: Caller, { group }: Lunch, guestId: string, isSettled: boolean) =>
    who.call('PUT', `${group.path}/guests/${guestId}/settlement`, { isSettled });

  it('[GRP-15] is noted by the host, seen by the guest, and can be taken back', async () => {
    const lunch = await paidLunch();
    const { ana, ben, group } = lunch;
    const { currentUserId: benId } = await story.read(ben, group);
    const { fulfillment } = (await settle(ana, lunch, benId, true)).body;
    const { settledTime } = fulfillment.bill.parts[1];
    expect(settledTime).toEqual(expect.any(String));
    expect((await story.read(ben, group)).bill.parts[0].settledTime).toBe(settledTime);
    await settle(ana, lunch, benId, true);
    expect((await story.read(ben, group)).bill.parts[0].settledTime).toBe(settledTime);
    await settle(ana, lunch, benId, false);
    expect((await story.read(ben, group)).bill.parts[0].settledTime).toBeNull();
  });

  it('is refused to guests, for the host, for strangers and before the host has paid', async () => {
    const lunch = await paidLunch();
    const { ana, ben, group } = lunch;
    const { currentUserId: benId } = await story.read(ben, group);
    expect((await settle(ben, lunch, benId, true)).body.error).toMatchObject({
      type: 'FORBIDDEN',
      reason: 'NOT_THE_HOST',
    });
    expect((await settle(ana, lunch, group.hostId, true)).status).toBe(404);
    expect((await settle(ana, lunch, 'nobody', true)).status).toBe(404);
    const open = await story.start(ben);
    await story.join(ana, open);
    expect((await settle(ben, { ...lunch, group: open }, group.hostId, true)).status).toBe(404);
  });
});
