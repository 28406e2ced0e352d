import { FREE_PAYMENT } from '@tiffin/domain';
import { guest, newPerson, type Answer } from '../../test-support/caller';
import { CARDS, Shopper } from '../../test-support/shopper';
import { ownSandbox } from '../../test-support/own-sandbox';
import { SANDBOX_START_MS } from '../../test-support/start-sandbox';

const LASSI = {
  menuItemId: 'mango-lassi',
  cartItemOptions: [
    { id: 'size.regular', choiceId: 'size' },
    { id: 'sweetness.as-it-is', choiceId: 'sweetness' },
  ],
};

type Refund = { readonly amountMicro: number; readonly creditMicro: number };

const sandbox = ownSandbox();

const control = (path: string, body: object = {}): Promise<Answer> =>
  guest(sandbox).call('POST', `/sandbox/orders/${path}`, body);
const reject = (orderId: string, body?: object): Promise<Answer> => control(`${orderId}/reject`, body);

async function placed(shopper: Shopper): Promise<Answer['body']> {
  return (await shopper.order(await shopper.fill(), await shopper.card(CARDS.passes))).body.order;
}

async function orderOf({ caller }: Shopper, orderId: string): Promise<Answer['body']> {
  return (await caller.call('GET', `/main/v1/order/${orderId}`)).body.order;
}

/** The number of refunds of all orders. */
async function refundCount(): Promise<number> {
  return (await guest(sandbox).call('GET', '/sandbox/tables')).body.refunds.rows;
}

it('a rejected order has one refund of what was paid, however often it is rejected and cancelled', async () => {
  const shopper = await Shopper.signedIn(sandbox);
  const { orderId, orderReceipt, refunds } = await placed(shopper);
  expect(refunds).toEqual([]);
  const before = await refundCount();
  const path = `/main/v1/order/${orderId}/cancel`;
  await Promise.all([
    reject(orderId),
    shopper.caller.call('PATCH', path),
    reject(orderId),
    shopper.caller.call('PATCH', path),
  ]);
  expect((await orderOf(shopper, orderId)).refunds).toEqual([
    {
      amountMicro: orderReceipt.totalMicro,
      creditMicro: 0,
      requestedAt: expect.any(String),
      completedAt: null,
    },
  ]);
  expect(await refundCount()).toBe(before + 1);
});

it('a cancellation whose answer is lost and that is repeated refunds once', async () => {
  const shopper = await Shopper.signedIn(sandbox);
  const { orderId, orderReceipt } = await placed(shopper);
  const path = `/main/v1/order/${orderId}/cancel`;
  await guest(sandbox).call('POST', '/sandbox/faults', {
    match: { method: 'PATCH', path },
    dropAfterCommit: true,
  });
  await expect(shopper.caller.call('PATCH', path)).rejects.toThrow();
  const { order } = (await shopper.caller.call('PATCH', path)).body;
  expect(order.refunds).toMatchObject([{ amountMicro: orderReceipt.totalMicro }]);
});

it('the rest of an order is refunded when it ends, never more than was paid', async () => {
  const shopper = await Shopper.signedIn(sandbox);
  await shopper.add(LASSI);
  const { orderId, orderItems, orderReceipt } = await placed(shopper);
  const path = `/main/v1/order/${orderId}`;
  const [lassi] = orderItems;
  await reject(orderId, { orderItemIds: [lassi.orderItemId] });
  const [first, second] = await Promise.all([
    shopper.caller.call('PATCH', `${path}/continue`),
    shopper.caller.call('PATCH', `${path}/continue`),
  ]);
  const paidMicro = first.body.order.orderReceipt.totalMicro;
  const part = { amountMicro: orderReceipt.totalMicro - paidMicro };
  expect(part.amountMicro).toBeGreaterThan(0);
  expect(first.body.order.refunds).toMatchObject([part]);
  expect(second.body.order.refunds).toEqual(first.body.order.refunds);
  const { order } = (await shopper.caller.call('PATCH', `${path}/cancel`)).body;
  expect(order.refunds).toMatchObject([part, { amountMicro: paidMicro }]);
});

it('an order that was paid with credit gives the credit back once, and nothing to a card', async () => {
  const who = await newPerson(sandbox, {
    email: `refund-${Date.now()}@own.example`,
    firstName: 'Pia',
    points: 200_000,
  });
  const user = async (): Promise<Answer['body']> => (await who.call('GET', '/main/v1/user')).body.user;
  const { externalUserId } = await user();
  await who.call(
    'POST',
    `/user-gateway/consumer-user/${externalUserId}/balances/redeem-points?pointsToRedeem=200000&currency=CAD`,
  );
  const { creditMap } = await user();
  const shopper = Shopper.of(who);
  const free = { paymentMethod: { paymentMethodIdentifier: FREE_PAYMENT } };
  const { order } = (await shopper.order(await shopper.fill(), '', { body: free })).body;
  await Promise.all([reject(order.orderId), reject(order.orderId)]);
  expect((await orderOf(shopper, order.orderId)).refunds).toMatchObject([
    { amountMicro: 0, creditMicro: order.orderReceipt.creditMicro },
  ]);
  expect((await user()).creditMap).toEqual(creditMap);
});

it('a refund arrives after some days, and then says when', async () => {
  const shopper = await Shopper.signedIn(sandbox);
  const { orderId } = await placed(shopper);
  await reject(orderId);
  await control(`${orderId}/complete-refunds`);
  const [{ completedAt }] = (await orderOf(shopper, orderId)).refunds;
  expect(Date.parse(completedAt)).not.toBeNaN();
  await control(`${orderId}/complete-refunds`);
  expect((await orderOf(shopper, orderId)).refunds).toMatchObject([{ completedAt }]);
});

it('a delivery that nobody can bring is cancelled and refunded, once', async () => {
  const shopper = await Shopper.signedIn(sandbox);
  const { orderId, orderReceipt } = await placed(shopper);
  for (let status = ''; status !== 'COURIER_PICKED_UP';)
    status = (await control(`${orderId}/advance`)).body.orderStatus;
  await Promise.all([control(`${orderId}/fail-delivery`), control(`${orderId}/fail-delivery`)]);
  const { orderStatus, orderDeliveryStatuses, refunds } = await orderOf(shopper, orderId);
  const said: readonly { readonly status: string }[] = orderDeliveryStatuses;
  expect(orderStatus.orderStatus).toBe('CANCELLED');
  expect(said.slice(-3).map(({ status }) => status)).toEqual([
    'COURIER_PICKED_UP',
    'DELIVERY_CANCELED',
    'CANCELLED',
  ]);
  expect(refunds).toMatchObject([{ amountMicro: orderReceipt.totalMicro }]);
});

it('only whoever paid is told what goes back', async () => {
  const shopper = Shopper.guest(sandbox);
  const { orderId, orderToken, guestOrderToken } = await placed(shopper);
  await reject(orderId);
  const stranger = guest(sandbox);
  const shared = await stranger.call('GET', `/main/v1/order/token/${orderToken}`);
  expect(shared.body.order.refunds).toBeNull();
  const own = await stranger.call('GET', `/main/v1/guest-order/${guestOrderToken}`);
  expect(own.body.order.refunds).toHaveLength(1);
});

it(
  'a power cut while orders are being rejected leaves none rejected without its refund, and none refunded twice',
  async () => {
    const shoppers = await Promise.all(Array.from({ length: 6 }, async () => Shopper.signedIn(sandbox)));
    const lunches = await Promise.all(
      shoppers.map(async (shopper) => ({ shopper, order: await placed(shopper) })),
    );
    const answers = lunches.map(({ order }) =>
      reject(order.orderId).then(
        () => true,
        () => false,
      ),
    );
    await Promise.race(answers);
    await sandbox.crashAndRestart();
    const answered = await Promise.all(answers);
    expect(answered).toContain(true);
    const refundsNow = async (): Promise<{ readonly status: string; readonly refunds: Refund[] }[]> =>
      Promise.all(
        lunches.map(async ({ shopper, order }) => {
          const { orderStatus, refunds } = await orderOf(shopper, order.orderId);
          return { status: orderStatus.orderStatus, refunds };
        }),
      );
    for (const [index, { status, refunds }] of (await refundsNow()).entries()) {
      expect(refunds).toHaveLength(status === 'REJECTED' ? 1 : 0);
      if (answered[index]) expect(status).toBe('REJECTED');
    }
    await Promise.all(lunches.map(async ({ order }) => reject(order.orderId)));
    for (const [index, { refunds }] of (await refundsNow()).entries())
      expect(refunds).toMatchObject([{ amountMicro: lunches[index]?.order.orderReceipt.totalMicro }]);
  },
  SANDBOX_START_MS,
);
