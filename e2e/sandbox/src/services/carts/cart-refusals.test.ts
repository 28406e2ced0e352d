import type { Answer } from '../../test-support/caller';
import { expectRefusal } from '../../test-support/expect-refusal';
import { Shopper } from '../../test-support/shopper';
import { workerSandbox } from '../../test-support/worker-sandbox';

const sandbox = workerSandbox();

const put = (shopper: Shopper, part: string, body: unknown) => (headers: Readonly<Record<string, string>>) =>
  shopper.caller.call('PUT', `${shopper.cartPath}/${part}`, body, headers);

const OFFICE = {
  menuItemId: 'office-thali-for-one',
  quantity: 1,
  cartItemOptions: [{ id: 'bread.tandoori-roti', choiceId: 'bread' }],
};
const THALI = {
  menuItemId: 'build-your-own-thali',
  quantity: 1,
  cartItemOptions: [
    { id: 'bread.tandoori-roti', choiceId: 'bread' },
    { id: 'curries.dal-makhani', choiceId: 'curries' },
    { id: 'curries.chana-masala', choiceId: 'curries' },
  ],
};

describe('a second perk', () => {
  const perksOf = (answer: Answer) =>
    answer.body.cart.cartItems.map((line: { perk: unknown }) => line.perk !== null);

  /** Makes a person with a perk on one line and a second line that could have one. */
  async function twoPerks(): Promise<{ readonly shopper: Shopper; readonly second: string }> {
    const shopper = await Shopper.signedIn(sandbox);
    await shopper.add(THALI);
    const { cart } = (await shopper.add({ ...OFFICE, perkSelected: false })).body;
    expect(cart.cartItems).toHaveLength(2);
    return { shopper, second: cart.cartItems[1].cartItemId };
  }

  it('[CRT-11] is refused with its hint on adding and on editing, unless the first one is given up', async () => {
    const { shopper, second } = await twoPerks();
    const refusal = { status: 400, type: 'INVALID_CART_ITEM_PERK' };
    const added = await expectRefusal(
      (headers) => shopper.caller.call('POST', `${shopper.cartPath}/item`, OFFICE, headers),
      refusal,
    );
    const edited = await expectRefusal(put(shopper, `item/${second}`, OFFICE), refusal);
    for (const { data } of [added, edited])
      expect(data).toMatchObject({ displayHint: 'One dish per order can have today’s price.' });
    const { status, body } = await shopper.change(`item/${second}`, {
      ...OFFICE,
      removeConflictingPerks: true,
    });
    expect([status, perksOf({ status, body })]).toEqual([200, [false, true]]);
  });

  it('replaces the first one if the request allows it to drop conflicting perks', async () => {
    const { shopper, second } = await twoPerks();
    await shopper.caller.call('PATCH', shopper.cartPath, { removeConflictingPerks: true });
    const swapped = await shopper.change(`item/${second}`, OFFICE);
    expect(perksOf(swapped)).toEqual([false, true]);
  });
});

describe('a promo code is refused with PROMOTION_ELIGIBILITY_ERROR', () => {
  it.each([
    ['when it is unknown', 'NOSUCHCODE', 'PROMO_CODE_UNKNOWN'],
    ['when it has expired', 'SUMMER25', 'PROMO_CODE_EXPIRED'],
    ['when the items are below its minimum', 'FIVEOFF', 'MINIMUM_NOT_REACHED'],
    ['when it belongs to a team', 'NORTHLIGHT', 'TEAM_MEMBERS_ONLY'],
  ])('%s', async (_when, checkoutCodeToAdd, reason) => {
    const shopper = await Shopper.signedIn(sandbox);
    await shopper.add({ quantity: 1 });
    const error = await expectRefusal(put(shopper, 'checkout-code', { checkoutCodeToAdd }), {
      status: 400,
      type: 'PROMOTION_ELIGIBILITY_ERROR',
      reason,
    });
    expect(error.body).toEqual(expect.any(String));
    expect((await shopper.cart()).cartCheckoutCodes).toEqual([]);
  });

  it('also in a request that saves offers, which then stay unchanged', async () => {
    const shopper = await Shopper.signedIn(sandbox);
    await shopper.add();
    const save = (body: unknown, headers = {}) =>
      shopper.caller.call('PATCH', `${shopper.cartPath}/incentives`, body, headers);
    const saved = await save({ incentives: ['LUNCH10'], cartCheckoutCode: 'base15' });
    expect(saved.body.cart.cartCheckoutCodes).toEqual(['LUNCH10', 'BASE15']);
    const offered = await shopper.caller.call('GET', `${shopper.cartPath}/incentives`);
    expect(offered.body.incentives).toMatchObject([
      { id: 'LUNCH10', selected: true, minimumItemSumMicro: 0 },
      { id: 'FIVEOFF', selected: false, minimumItemSumMicro: 15_000_000 },
      { id: 'FREEDEL', selected: false, minimumItemSumMicro: 0 },
    ]);
    await expectRefusal(
      (headers) => save({ incentives: ['FREEDEL'], cartCheckoutCode: 'SUMMER25' }, headers),
      {
        status: 400,
        type: 'PROMOTION_ELIGIBILITY_ERROR',
        reason: 'PROMO_CODE_EXPIRED',
      },
    );
    await expectRefusal((headers) => save({ incentives: ['GONE'] }, headers), {
      status: 400,
      type: 'ORDER_CREATION',
      reason: 'INCENTIVES_INVALID',
    });
    expect((await shopper.cart()).cartCheckoutCodes).toEqual(['LUNCH10', 'BASE15']);
  });
});

it.each([
  ['below nothing', { selectedTipOptionId: null, customTipAmountMicro: -1 }, 'customTipAmountMicro'],
  ['above 200', { selectedTipOptionId: null, customTipAmountMicro: 200_000_001 }, 'customTipAmountMicro'],
  [
    'that nobody offers',
    { selectedTipOptionId: 'tip_99', customTipAmountMicro: null },
    'selectedTipOptionId',
  ],
])('[CRT-09] a tip %s is refused, in a cart and in a group', async (_name, tip, reason) => {
  const shopper = await Shopper.signedIn(sandbox);
  const refusal = { status: 400, type: 'INVALID_PARAMETER' };
  const inCart = await shopper.change('config', tip);
  expect(inCart).toMatchObject({ status: 400, body: { error: { type: 'INVALID_PARAMETER', reason } } });
  const started = await shopper.caller.call('POST', '/fulfillment/fulfillments', {
    merchantId: shopper.merchantId,
    fulfillmentType: 'DELIVERY',
  });
  const path = `/fulfillment/fulfillments/${started.body.fulfillment.fulfillmentId}`;
  const inGroup = await shopper.caller.call('PATCH', path, { tip });
  expect(inGroup.status).toBe(refusal.status);
  expect(inGroup.body.error.reason).toContain(reason);
  for (const customTipAmountMicro of [0, 200_000_000])
    expect((await shopper.change('config', { selectedTipOptionId: null, customTipAmountMicro })).status).toBe(
      200,
    );
});

it('only the cart of the guest in the same browser can be claimed', async () => {
  const shopper = await Shopper.signedIn(sandbox);
  const claim = (query: string) =>
    shopper.caller.call('POST', `/main/v1/users/current/cart/${shopper.merchantId}${query}`);
  expect((await claim('')).status).toBe(200);
  expect((await claim('?sourceType=CURRENT_EXTERNAL_ID')).status).toBe(200);
  expect((await claim('?sourceType=SOMEBODY_ELSE')).body.error).toMatchObject({ reason: 'sourceType' });
});

it('a claim names the dishes of the guest that do not fit, and how many of them the cart has', async () => {
  const [shopper, guest] = [await Shopper.signedIn(sandbox), Shopper.guest(sandbox)];
  await shopper.add({ quantity: 15 });
  await guest.add({ quantity: 10 });
  const claim = async () =>
    (
      await shopper.caller.call('POST', `/main/v1/users/current/cart/${shopper.merchantId}`, undefined, {
        cookie: guest.caller.cookie(),
        'accept-language': 'zh',
      })
    ).body.cart;
  const { cartItems, leftOutItems } = await claim();
  expect(cartItems).toMatchObject([{ quantity: 20 }]);
  expect(leftOutItems).toEqual([{ name: cartItems[0].name, quantity: 20, leftOutQuantity: 5 }]);
  expect(await shopper.cart()).not.toHaveProperty('leftOutItems');
});

it('[ADR-03] a delivery address that is too far is refused with the distances, and the cart keeps what it has', async () => {
  const shopper = await Shopper.signedIn(sandbox);
  await shopper.fill();
  const { userDeliveryAddressDetail: here } = await shopper.cart();
  const error = await expectRefusal(
    put(shopper, 'fulfillment', {
      fulfillmentType: 'DELIVERY',
      userDeliveryAddressDetail: { ...here, lat: here.lat + 0.25 },
    }),
    { status: 400, type: 'ADDRESS_OUT_OF_RANGE' },
  );
  const { distanceMetres, maxDistanceMetres } = error.data;
  expect(maxDistanceMetres).toBe(25_000);
  expect(distanceMetres).toBeGreaterThan(26_000);
  expect(distanceMetres).toBeLessThan(30_000);
  expect((await shopper.cart()).userDeliveryAddressDetail).toEqual(here);
});
