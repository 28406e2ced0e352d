import { guest } from '../../test-support/caller';
import { expectRefusal } from '../../test-support/expect-refusal';
import { CARDS, Shopper } from '../../test-support/shopper';
import { workerSandbox } from '../../test-support/worker-sandbox';
import { torontoTime } from '../../test-support/toronto-time';

const ZAYTOUN = 'm_beit-zaytoun';
const PICKUP = { fulfillmentType: 'PICKUP' };

const sandbox = workerSandbox();

type Placing = {
  readonly at?: string;
  readonly card?: string;
  readonly prepare: (shopper: Shopper) => Promise<unknown>;
};

/** Returns a person with a prepared cart, and a function that orders it. */
async function placing({ at, card, prepare }: Placing) {
  const shopper = await Shopper.signedIn(sandbox, at);
  await prepare(shopper);
  const { cartChecksum } = await shopper.cart();
  const cardId = await shopper.card(card ?? CARDS.passes);
  return (headers: Readonly<Record<string, string>>) => shopper.order(cartChecksum, cardId, { headers });
}

const schedule = (shopper: Shopper, scheduledForTime: string) =>
  shopper.change('scheduled-for-time', { scheduledForTime });
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

describe('an order is refused with ORDER_CREATION', () => {
  it('ITEM_NOT_FOR_SALE_AT_THIS_TIME when an item is off the menu at the scheduled time', async () => {
    const ask = await placing({
      at: ZAYTOUN,
      prepare: async (shopper) => {
        await shopper.change('fulfillment', PICKUP);
        await schedule(shopper, torontoTime(2, 8));
        await shopper.add({ menuItemId: 'manoushe-with-zaatar' });
        const { body } = await schedule(shopper, torontoTime(2, 15));
        expect(body.cart.cartItems).toMatchObject([{ isAvailable: false }]);
      },
    });
    const error = await expectRefusal(ask, {
      status: 409,
      type: 'ORDER_CREATION',
      reason: 'ITEM_NOT_FOR_SALE_AT_THIS_TIME',
    });
    expect(error).toMatchObject({ body: expect.any(String), data: { itemIds: ['manoushe-with-zaatar'] } });
  });

  it('SCHEDULED_ORDER_ITEM_NOT_READY_BY_SCHEDULED_TIME when an item takes longer than that', async () => {
    const ask = await placing({
      at: ZAYTOUN,
      prepare: async (shopper) => {
        await shopper.change('fulfillment', PICKUP);
        await schedule(shopper, inMinutes(60));
        await shopper.add({ menuItemId: 'whole-lamb-shoulder', quantity: 1 });
      },
    });
    const error = await expectRefusal(ask, {
      status: 400,
      type: 'ORDER_CREATION',
      reason: 'SCHEDULED_ORDER_ITEM_NOT_READY_BY_SCHEDULED_TIME',
    });
    expect(error.data.itemIds).toEqual(['whole-lamb-shoulder']);
    const minutes = (Date.parse(error.data.earliestTime) - Date.now()) / 60_000;
    expect(Math.round(minutes)).toBe(180);
  });

  it('SCHEDULED_TIME_MERCHANT_NOT_AVAILABLE when the kitchen is closed now', async () => {
    const ask = await placing({
      at: 'm_shutters-down',
      prepare: async (shopper) => {
        await shopper.change('fulfillment', PICKUP);
        await shopper.add({ menuItemId: 'soft-pretzel' });
      },
    });
    await expectRefusal(ask, {
      status: 409,
      type: 'ORDER_CREATION',
      reason: 'SCHEDULED_TIME_MERCHANT_NOT_AVAILABLE',
    });
  });

  it.each([
    ['in the past', -5],
    ['more than a week away', 8 * 24 * 60],
  ])('SCHEDULED_TIME_MERCHANT_NOT_AVAILABLE when the time is %s', async (_when, minutes) => {
    const shopper = await Shopper.signedIn(sandbox);
    await expectRefusal(
      (headers) =>
        shopper.caller.call(
          'PUT',
          `${shopper.cartPath}/scheduled-for-time`,
          { scheduledForTime: inMinutes(minutes) },
          headers,
        ),
      { status: 400, type: 'ORDER_CREATION', reason: 'SCHEDULED_TIME_MERCHANT_NOT_AVAILABLE' },
    );
  });

  it('INCENTIVES_INVALID when an offer’s minimum is no longer reached', async () => {
    const ask = await placing({
      prepare: async (shopper) => {
        await shopper.change('fulfillment', PICKUP);
        const { cart } = (await shopper.add()).body;
        await shopper.change('checkout-code', { checkoutCodeToAdd: 'FIVEOFF' });
        const [{ cartItemId }] = cart.cartItems;
        const less = { menuItemId: 'lemon-rice-box', quantity: 1, cartItemOptions: [] };
        const { body } = await shopper.change(`item/${cartItemId}`, less);
        expect(body.cart.financialInfo.cartDiscounts).toEqual([]);
      },
    });
    const refusal = { status: 409, type: 'ORDER_CREATION', reason: 'INCENTIVES_INVALID' };
    expect(await expectRefusal(ask, refusal)).toMatchObject({ data: { codes: ['FIVEOFF'] } });
  });

  it('GROUP_ORDER_APP_ONLY when the cart is a group’s and groups have moved to the app', async () => {
    const appOnly = (groupOrderAppOnly: boolean) =>
      guest(sandbox).call('POST', '/sandbox/merchants/beit-zaytoun', { groupOrderAppOnly });
    const ask = await placing({
      at: ZAYTOUN,
      prepare: async (shopper) => {
        await shopper.add({ menuItemId: 'fattoush' });
        await shopper.caller.call('POST', '/fulfillment/fulfillments', { merchantId: ZAYTOUN, ...PICKUP });
        await appOnly(true);
      },
    });
    await expectRefusal(ask, { status: 409, type: 'ORDER_CREATION', reason: 'GROUP_ORDER_APP_ONLY' });
    await appOnly(false);
    await expectRefusal(ask, { status: 409, type: 'CART_IN_GROUP' });
  });
});

it('an order is refused while its merchant takes no orders, with the merchant’s state as reason', async () => {
  const turn = (state: string) => guest(sandbox).call('POST', '/sandbox/merchants/beit-zaytoun', { state });
  const ask = await placing({
    at: ZAYTOUN,
    prepare: async (shopper) => {
      await shopper.change('fulfillment', PICKUP);
      await shopper.add({ menuItemId: 'fattoush' });
      await turn('MERCHANT_DOWN_OVER_CAPACITY');
    },
  });
  await expectRefusal(ask, {
    status: 409,
    type: 'MERCHANT_NOT_ACCEPTING',
    reason: 'MERCHANT_DOWN_OVER_CAPACITY',
  });
  await turn('ON');
  expect((await ask({})).status).toBe(200);
});

it('[CHK-17] an order is refused when the card is declined', async () => {
  const ask = await placing({ card: CARDS.declines, prepare: (shopper) => shopper.fill() });
  await expectRefusal(ask, { status: 402, type: 'CARD_DECLINED' });
});

describe('an order for pickup is refused outside the merchant’s limits', () => {
  const limit = (pickupLimits: object) =>
    guest(sandbox).call('POST', '/sandbox/merchants/mak-kee-dim-sum', { pickupLimits });
  afterEach(() =>
    limit({
      minCartItemCount: 0,
      maxCartItemCount: 0,
      minimumOrderValueMicro: null,
      maximumOrderValueMicro: null,
    }),
  );

  it.each([
    ['PICKUP_MIN_COUNT', { minCartItemCount: 3 }],
    ['PICKUP_MAX_COUNT', { maxCartItemCount: 1 }],
    ['PICKUP_MINIMUM', { minimumOrderValueMicro: 900_000_000 }],
    ['PICKUP_MAXIMUM', { maximumOrderValueMicro: 1_000_000 }],
  ])('[CRT-07] %s', async (reason, limits) => {
    await limit(limits);
    const ask = await placing({
      at: 'm_mak-kee-dim-sum',
      prepare: async (shopper) => {
        await shopper.change('fulfillment', PICKUP);
        await shopper.add({ menuItemId: 'warm-egg-tarts' });
      },
    });
    await expectRefusal(ask, { status: 409, type: 'PICKUP_LIMITS_NOT_MET', reason });
  });
});
