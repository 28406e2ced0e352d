import { FREE_PAYMENT } from '@tiffin/domain';
import { newPerson } from '../../test-support/caller';
import { CARDS, Shopper } from '../../test-support/shopper';
import { workerSandbox } from '../../test-support/worker-sandbox';

const sandbox = workerSandbox();

const free = { paymentMethod: { paymentMethodIdentifier: FREE_PAYMENT } };

/** Returns a person whose credit covers any lunch. */
async function withCredit(): Promise<Shopper> {
  const who = await newPerson(sandbox, {
    email: `free-${Date.now()}-${Math.random()}@own.example`,
    firstName: 'Pia',
    points: 200_000,
  });
  const { externalUserId } = (await who.call('GET', '/main/v1/user')).body.user;
  const path = `/user-gateway/consumer-user/${externalUserId}/balances/redeem-points`;
  expect((await who.call('POST', `${path}?pointsToRedeem=200000&currency=CAD`)).status).toBe(200);
  return Shopper.of(who);
}

describe('an order with nothing to pay', () => {
  it('is placed once without a payment method, and its receipt names none', async () => {
    const shopper = await withCredit();
    const checksum = await shopper.fill();
    expect((await shopper.cart()).financialInfo.totalPayableMicro).toBe(0);
    const first = await shopper.order(checksum, '', { body: free, key: 'free-1' });
    const again = await shopper.order(checksum, '', { body: free, key: 'free-1' });
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body.order.orderId).toBe(first.body.order.orderId);
    const { entityId: _none, ...shown } = FREE_PAYMENT;
    expect(first.body.order.orderReceipt.totalMicro).toBe(0);
    expect(first.body.order.paymentMethod).toEqual({
      paymentMethodIdentifier: shown,
      cardDisplayDetails: null,
    });
    expect(await shopper.orderCount()).toBe(1);
  });

  it('names no card that was sent with it, and does not use it up', async () => {
    const shopper = await withCredit();
    const card = await shopper.card(CARDS.passes);
    const placed = await shopper.order(await shopper.fill(), card);
    expect(placed.body.order.paymentMethod.cardDisplayDetails).toBeNull();
    const next = Shopper.of(shopper.caller, 'm_beit-zaytoun');
    expect((await next.order(await next.fillPlain(), card)).status).toBe(200);
  });
});

it('[LOY-05] a person who keeps their credit pays the whole amount, and can use the credit again', async () => {
  const shopper = await withCredit();
  await shopper.fill();
  const setCredit = async (includeCredit: boolean) =>
    (await shopper.caller.call('PATCH', shopper.cartPath, { includeCredit })).body.cart;
  const kept = await setCredit(false);
  expect(kept).toMatchObject({ includeCredit: false, financialInfo: { creditMicro: 0 } });
  expect(kept.financialInfo.totalPayableMicro).toBeGreaterThan(0);
  const used = await setCredit(true);
  expect(used).toMatchObject({ includeCredit: true, financialInfo: { totalPayableMicro: 0 } });
  expect(used.cartChecksum).not.toBe(kept.cartChecksum);
});

it('an order with something to pay is refused without a payment method', async () => {
  const shopper = await Shopper.signedIn(sandbox);
  const refused = await shopper.order(await shopper.fill(), '', { body: free });
  expect(refused).toMatchObject({
    status: 400,
    body: { error: { type: 'INVALID_PARAMETER', reason: 'paymentMethod' } },
  });
  expect(await shopper.orderCount()).toBe(0);
  expect((await shopper.cart()).cartItems).toHaveLength(1);
});
