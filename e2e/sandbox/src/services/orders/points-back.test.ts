import { expect, it } from '@jest/globals';
import { guest } from '../../test-support/caller';
import { CARDS, Shopper } from '../../test-support/shopper';
import { workerSandbox } from '../../test-support/worker-sandbox';

const sandbox = workerSandbox();

const control = (path: string) => guest(sandbox).call('POST', `/sandbox/orders/${path}`, {});
const pointsOf = async ({ caller }: Shopper): Promise<number> =>
  (await caller.call('GET', '/main/v1/user')).body.user.points;

async function orderForPoints() {
  const shopper = await Shopper.signedIn(sandbox);
  await shopper.fillPlain();
  const before = (await shopper.cart()).financialInfo;
  await shopper.change('checkout-code', { checkoutCodeToAdd: 'POINTS10' });
  const { cartChecksum, financialInfo } = await shopper.cart();
  const { body } = await shopper.order(cartChecksum, await shopper.card(CARDS.passes));
  return { shopper, before, financialInfo, order: body.order };
}

it('[CRT-12] a discount as points takes nothing off, and its points come once, when the order is completed', async () => {
  const { shopper, before, financialInfo, order } = await orderForPoints();
  expect(financialInfo.totalPayableMicro).toBe(before.totalPayableMicro);
  const [discount] = order.orderReceipt.orderDiscounts;
  expect(discount).toMatchObject({ name: '10% back in points', isDiscountAsPoints: true });
  expect(discount.discountMicro).toBeGreaterThan(0);
  expect(await pointsOf(shopper)).toBe(0);
  for (let status = ''; status !== 'RECEIVED';)
    status = (await control(`${order.orderId}/advance`)).body.orderStatus;
  await Promise.all([pointsOf(shopper), pointsOf(shopper), shopper.cart(), pointsOf(shopper)]);
  expect(await pointsOf(shopper)).toBe(Math.floor(discount.discountMicro / 5000));
});

it('[CRT-12] a rejected order gives no points', async () => {
  const { shopper, order } = await orderForPoints();
  await control(`${order.orderId}/reject`);
  expect(await pointsOf(shopper)).toBe(0);
});
