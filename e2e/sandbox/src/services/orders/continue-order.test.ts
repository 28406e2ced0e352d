import { guest, type Answer } from '../../test-support/caller';
import { CARDS, Shopper } from '../../test-support/shopper';
import { workerSandbox } from '../../test-support/worker-sandbox';

const size = { id: 'size.regular', choiceId: 'size' };
const sweetness = { id: 'sweetness.as-it-is', choiceId: 'sweetness' };

const sandbox = workerSandbox();

async function advance(orderId: string): Promise<string> {
  return (await guest(sandbox).call('POST', `/sandbox/orders/${orderId}/advance`, {})).body.orderStatus;
}

describe('an order with items that the kitchen cannot make', () => {
  async function rejectFirst(shopper: Shopper): Promise<Answer['body']> {
    await shopper.add({ menuItemId: 'mango-lassi', cartItemOptions: [size, sweetness] });
    const placed = await shopper.order(await shopper.fill(), await shopper.card(CARDS.passes));
    const { order } = placed.body;
    const lines: readonly { readonly orderItemId: string; readonly menuItemId: string }[] = order.orderItems;
    const orderItemIds = lines
      .filter(({ menuItemId }) => menuItemId === 'mango-lassi')
      .map(({ orderItemId }) => orderItemId);
    await guest(sandbox).call('POST', `/sandbox/orders/${order.orderId}/reject`, { orderItemIds });
    return order;
  }

  it('waits until its person continues, and then costs the remaining items', async () => {
    const shopper = await Shopper.signedIn(sandbox);
    const before = await rejectFirst(shopper);
    const path = `/main/v1/order/${before.orderId}`;
    expect(await advance(before.orderId)).toBe('PLACED');
    const waiting = (await shopper.caller.call('GET', path)).body.order;
    expect(waiting.orderItems.map(({ wasRejected }: { wasRejected: boolean }) => wasRejected)).toEqual([
      true,
      false,
    ]);
    const { order } = (await shopper.caller.call('PATCH', `${path}/continue`)).body;
    const [lassi] = before.orderItems;
    expect(order.orderReceipt.subtotalMicro).toBe(before.orderReceipt.subtotalMicro - lassi.priceMicro);
    expect(order.orderReceipt.totalMicro).toBeLessThan(before.orderReceipt.totalMicro);
    expect(await advance(before.orderId)).toBe('ACCEPTED');
    const again = (await shopper.caller.call('PATCH', `${path}/continue`)).body.order;
    expect(again.orderReceipt).toEqual(order.orderReceipt);
  });

  it('promises no time while it waits, neither on its page nor in the list of active entries', async () => {
    const shopper = await Shopper.signedIn(sandbox);
    const { orderId } = await rejectFirst(shopper);
    const path = `/main/v1/order/${orderId}`;
    const { order } = (await shopper.caller.call('GET', path)).body;
    expect([order.promisedTimeRange, order.orderStatus.orderReadyAtTime]).toEqual([null, null]);
    const { data } = (await shopper.caller.call('GET', '/gateway/orders/active')).body;
    expect(data.find(({ entityId }: { entityId: string }) => entityId === orderId)).toMatchObject({
      promisedTimeRange: null,
      scheduledTime: null,
      readyTime: null,
    });
    const continued = (await shopper.caller.call('PATCH', `${path}/continue`)).body.order;
    expect(continued.promisedTimeRange).not.toBeNull();
  });

  it('refunds lines without a question once the food is packed, and goes on', async () => {
    const shopper = await Shopper.signedIn(sandbox);
    await shopper.add({ menuItemId: 'mango-lassi', cartItemOptions: [size, sweetness] });
    const placed = await shopper.order(await shopper.fill(), await shopper.card(CARDS.passes));
    const { order } = placed.body;
    const reach = async (wanted: string): Promise<void> => {
      if ((await advance(order.orderId)) !== wanted) await reach(wanted);
    };
    await reach('PREPARED');
    const [{ orderItemId }] = order.orderItems;
    await guest(sandbox).call('POST', `/sandbox/orders/${order.orderId}/reject`, {
      orderItemIds: [orderItemId],
    });
    const after = (await shopper.caller.call('GET', `/main/v1/order/${order.orderId}`)).body.order;
    const fallMicro = order.orderReceipt.totalMicro - after.orderReceipt.totalMicro;
    expect(fallMicro).toBeGreaterThan(0);
    expect(after.refunds.map(({ amountMicro }: { amountMicro: number }) => amountMicro)).toEqual([fallMicro]);
    await reach('COURIER_DROPPED_OFF');
  });

  it('costs the same whether lines are refused one after another or at once, with a discount', async () => {
    const refusedIn = async (...steps: readonly (readonly number[])[]): Promise<Answer['body']> => {
      const shopper = await Shopper.signedIn(sandbox);
      for (const note of ['a', 'b', 'c']) await shopper.add({ quantity: 1, note });
      await shopper.deliverHere();
      const { cart } = (await shopper.change('checkout-code', { checkoutCodeToAdd: 'LUNCH10' })).body;
      const { order } = (await shopper.order(cart.cartChecksum, await shopper.card(CARDS.passes))).body;
      const path = `/main/v1/order/${order.orderId}`;
      for (const lines of steps) {
        const orderItemIds = lines.map((at) => order.orderItems[at].orderItemId);
        await guest(sandbox).call('POST', `/sandbox/orders/${order.orderId}/reject`, { orderItemIds });
        await shopper.caller.call('PATCH', `${path}/continue`);
      }
      const after = (await shopper.caller.call('GET', path)).body.order;
      const backMicro = after.refunds.reduce(
        (sum: number, refund: Answer['body']) => sum + refund.amountMicro,
        0,
      );
      expect(backMicro).toBe(order.orderReceipt.totalMicro - after.orderReceipt.totalMicro);
      return { ...after.orderReceipt, orderTicketNumber: '' };
    };
    const atOnce = await refusedIn([0, 1]);
    expect(atOnce.orderDiscounts[0].discountMicro).toBeGreaterThan(0);
    expect(await refusedIn([0], [1])).toEqual(atOnce);
  });

  it('is continued with the order’s token by its payer, and by nobody else', async () => {
    const shopper = await Shopper.signedIn(sandbox);
    const { orderId, orderToken } = await rejectFirst(shopper);
    const path = `/main/v1/order/token/${orderToken}/continue`;
    expect((await guest(sandbox).call('PATCH', path)).body.error).toMatchObject({ reason: 'NOT_PAYER' });
    expect((await shopper.caller.call('PATCH', path)).status).toBe(200);
    expect(await advance(orderId)).toBe('ACCEPTED');
  });

  it('[ORD-14] cannot be continued with a guest’s token', async () => {
    const shopper = Shopper.guest(sandbox);
    const { guestOrderToken } = await rejectFirst(shopper);
    const refused = await shopper.caller.call('PATCH', `/main/v1/order/token/${guestOrderToken}/continue`);
    expect([refused.status, refused.body.error]).toEqual([
      400,
      { type: 'CONTINUE_NOT_SUPPORTED', message: 'continue not supported for order type' },
    ]);
  });
});
