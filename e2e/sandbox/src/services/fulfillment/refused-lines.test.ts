import { describe, expect, it } from '@jest/globals';
import type { Caller } from '../../test-support/caller';
import { GroupStory, type Started } from '../../test-support/group-story';
import { refuseDishesOf } from '../../test-support/lunch-of-three';
import { ownSandbox } from '../../test-support/own-sandbox';
import { SANDBOX_START_MS } from '../../test-support/start-sandbox';
import { expectSameMoney } from './test-support/expect-same-money';
import { moneyOf as readMoney, sumOf } from './test-support/money-of';

const sandbox = ownSandbox();
const story = new GroupStory(sandbox);
const MOST_MICRO = 100_000_000;
const FIFTEEN = { paymentSplit: 'FIXED_AMOUNT', fixedAmountMicro: 15_000_000 };
const HOST_PAYS_ALL = { paymentSplit: 'FIXED_AMOUNT', fixedAmountMicro: null };

type Room = { readonly ana: Caller; readonly ben: Caller; readonly group: Started };
type Lunch = Room & { readonly orderId: string };

/** Ana with one dish, Ben with two and Kay with one, whose cards hold what each of them owes. */
async function room(settings: object = {}): Promise<Room> {
  const ana = await story.person('Ana');
  const group = await story.start(ana);
  await ana.call('PATCH', group.path, { paymentSplit: 'PAY_SEPARATELY', ...settings });
  await story.add(ana, 1);
  const [ben, kay] = [await story.person('Ben'), await story.person('Kay')];
  for (const [who, quantity] of [
    [ben, 2],
    [kay, 1],
  ] as const) {
    await story.join(who, group);
    await story.add(who, quantity);
    await story.payPart(who, group, MOST_MICRO);
  }
  return { ana, ben, group };
}

async function placed(ready: Room): Promise<Lunch> {
  return { ...ready, orderId: (await story.confirm(ready.ana, ready.group)).body.orderId };
}

const moneyOf = async (lunch: Lunch) => readMoney(story, lunch.ana, lunch);
const goOn = async ({ ana, orderId }: Lunch) => ana.call('PATCH', `/main/v1/order/${orderId}/continue`);
describe('[GRP-15] when the kitchen refuses dishes of a paid group', () => {
  it('nobody’s part rises, and the card of their owner gets back what the order became cheaper by', async () => {
    const lunch = await placed(await room());
    const before = await moneyOf(lunch);
    await refuseDishesOf(sandbox, lunch, ['Ben']);
    expect((await moneyOf(lunch)).amounts).toEqual(before.amounts);
    await goOn(lunch);
    const after = await moneyOf(lunch);
    expectSameMoney(before, after);
    const [anas, bens = 0, kays] = before.amounts;
    const cheaperMicro = sumOf(before.amounts) - after.bill.totalMicro;
    expect(after.amounts).toEqual([anas, bens - cheaperMicro, kays]);
    expect(after.cards.map(({ refundedMicro }) => refundedMicro)).toEqual([0, cheaperMicro, 0]);
    const { bill } = await story.read(lunch.ben, lunch.group);
    expect(bill.parts).toMatchObject([
      { returnedMicro: cheaperMicro, returnedToCardMicro: cheaperMicro, paidMicro: bens - cheaperMicro },
    ]);
  });

  it.each([
    ['Ben, of equal shares', { sharedCosts: 'EQUALLY' }, [['Ben']]],
    ['Ben, of a host who pays the fees', { sharedCosts: 'HOST_PAYS' }, [['Ben']]],
    ['only the host', {}, [['Ana']]],
    ['the host and Kay', { sharedCosts: 'EQUALLY' }, [['Ana', 'Kay']]],
    ['Kay, then Ben', {}, [['Kay'], ['Ben']]],
    ['the host, then Ben, of fixed amounts', FIFTEEN, [['Ana'], ['Ben']]],
    ['everybody but the host, of fixed amounts', { ...FIFTEEN, sharedCosts: 'HOST_PAYS' }, [['Ben', 'Kay']]],
    ['Ben, of a host who pays all', HOST_PAYS_ALL, [['Ben']]],
  ])('bill, receipt, cards and refunds agree: %s', async (_who, settings, refusals) => {
    const lunch = await placed(await room(settings));
    let before = await moneyOf(lunch);
    for (const names of refusals) {
      await refuseDishesOf(sandbox, lunch, names);
      await goOn(lunch);
      const after = await moneyOf(lunch);
      expectSameMoney(before, after);
      expect(after.bill.totalMicro).toBeLessThan(before.bill.totalMicro);
      before = after;
    }
    await lunch.ana.call('PATCH', `/main/v1/order/${lunch.orderId}/cancel`);
    const { cards } = await moneyOf(lunch);
    for (const { paidMicro, refundedMicro } of cards) expect(refundedMicro).toBe(paidMicro);
  });

  it('a fixed amount: the card of the guest gets back the excess first, and the host the rest', async () => {
    const lunch = await placed(await room(FIFTEEN));
    const before = await moneyOf(lunch);
    await refuseDishesOf(sandbox, lunch, ['Ben']);
    await goOn(lunch);
    const after = await moneyOf(lunch);
    expectSameMoney(before, after);
    const [hosts, bens, kays] = after.cards;
    expect(bens?.paidMicro).toBeGreaterThan(0);
    expect(bens?.refundedMicro).toBe(bens?.paidMicro);
    expect(hosts?.refundedMicro).toBe(
      before.bill.totalMicro - after.bill.totalMicro - (bens?.paidMicro ?? 0),
    );
    expect(kays?.refundedMicro).toBe(0);
  });

  it('tells everybody that the kitchen waits, until the host has decided', async () => {
    const lunch = await placed(await room());
    const holds = async () => (await story.read(lunch.ben, lunch.group)).bill.isOnHold;
    expect(await holds()).toBeUndefined();
    await refuseDishesOf(sandbox, lunch, ['Ben']);
    expect(await holds()).toBe(true);
    await goOn(lunch);
    expect(await holds()).toBeUndefined();
  });

  it('a host who pays the fees gets back what they fell by, and a guest their own food with its tax', async () => {
    const lunch = await placed(await room({ sharedCosts: 'HOST_PAYS' }));
    const before = await moneyOf(lunch);
    await refuseDishesOf(sandbox, lunch, ['Ben']);
    await goOn(lunch);
    const after = await moneyOf(lunch);
    expectSameMoney(before, after);
    const feesMicro =
      before.order.orderReceipt.serviceChargeMicro - after.order.orderReceipt.serviceChargeMicro;
    expect(feesMicro).toBeGreaterThan(0);
    const [hosts, bens, kays] = after.cards.map(({ refundedMicro }) => refundedMicro);
    expect(hosts).toBeGreaterThanOrEqual(feesMicro);
    expect([bens, kays]).toEqual([after.cards[1]?.paidMicro, 0]);
  });

  it('the host gets back what the dishes of a person whom the host added cost', async () => {
    const ready = await room();
    const { ana, group } = ready;
    await story.add(ana, 1);
    await ana.call('POST', `${group.path}/guests/colleagues`, { firstName: 'Lee' });
    const { guests } = await story.read(ana, group);
    const [hosts, lee] = [guests[0], guests.at(-1)];
    const gift = { cartItemId: hosts.cartItems[0].cartItemId };
    await ana.call('POST', `${group.path}/guests/${lee.externalUserId}/items`, gift);
    const lunch = await placed(ready);
    const before = await moneyOf(lunch);
    await refuseDishesOf(sandbox, lunch, ['Lee']);
    await goOn(lunch);
    const after = await moneyOf(lunch);
    expectSameMoney(before, after);
    expect(after.amounts.slice(0, -1)).toEqual(before.amounts.slice(0, -1));
    expect(after.cards[0]?.refundedMicro).toBe(before.bill.totalMicro - after.bill.totalMicro);
  });

  it('an order without a dish that is left is refused as a whole, and every card gets everything back', async () => {
    const lunch = await placed(await room());
    await refuseDishesOf(sandbox, lunch, ['Ana', 'Ben', 'Kay']);
    const { order, bill, cards } = await moneyOf(lunch);
    expect([order.orderStatus.orderStatus, bill.isRefunded]).toEqual(['REJECTED', true]);
    for (const { paidMicro, refundedMicro } of cards)
      expect([refundedMicro, paidMicro > 0]).toEqual([paidMicro, true]);
  });

  it('an order whose last dishes are refused after others is refunded in full', async () => {
    const lunch = await placed(await room());
    await refuseDishesOf(sandbox, lunch, ['Ben']);
    await goOn(lunch);
    await refuseDishesOf(sandbox, lunch, ['Ana', 'Kay']);
    const { order, cards } = await moneyOf(lunch);
    expect(order.orderStatus.orderStatus).toBe('REJECTED');
    for (const { paidMicro, refundedMicro } of cards) expect(refundedMicro).toBe(paidMicro);
  });

  it('a decision whose answer is lost and that is repeated refunds once', async () => {
    const lunch = await placed(await room());
    const before = await moneyOf(lunch);
    await refuseDishesOf(sandbox, lunch, ['Ben']);
    const match = { method: 'PATCH', path: `/main/v1/order/${lunch.orderId}/continue` };
    await story.guest().call('POST', '/sandbox/faults', { match, dropAfterCommit: true });
    await expect(goOn(lunch)).rejects.toThrow();
    await Promise.all([goOn(lunch), goOn(lunch)]);
    expectSameMoney(before, await moneyOf(lunch));
  });

  it(
    'a payment that a crash interrupted is captured once, and then refunded once',
    async () => {
      const ready = await room();
      await story.guest().call('POST', '/sandbox/crash-points', { step: 'hold settled', times: 1 });
      await expect(story.confirm(ready.ana, ready.group)).rejects.toThrow();
      await sandbox.crashAndRestart();
      const { orderId } = await story.read(ready.ana, ready.group);
      const lunch = { ...ready, orderId };
      const before = await moneyOf(lunch);
      await refuseDishesOf(sandbox, lunch, ['Ben']);
      await goOn(lunch);
      expectSameMoney(before, await moneyOf(lunch));
    },
    SANDBOX_START_MS,
  );
});
