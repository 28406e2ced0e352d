import { guest } from '../../test-support/caller';
import { MERCHANT, Shopper } from '../../test-support/shopper';
import { workerSandbox } from '../../test-support/worker-sandbox';

const sandbox = workerSandbox();

const THALI = {
  menuItemId: 'build-your-own-thali',
  quantity: 1,
  cartItemOptions: [
    { id: 'bread.garlic-naan', choiceId: 'bread' },
    { id: 'brush.ghee', choiceId: 'brush', parentOptionId: 'bread.garlic-naan' },
    { id: 'curries.dal-makhani', choiceId: 'curries' },
    { id: 'curries.chana-masala', choiceId: 'curries' },
    { id: 'sides.papad', choiceId: 'sides', incrementCount: 2 },
  ],
};

describe('items', () => {
  it('[CRT-23] are added with nested options, edited and removed', async () => {
    const shopper = Shopper.guest(sandbox);
    const added = await shopper.add(THALI);
    // 16.50 with the perk, naan 1.00, ghee 0.50, two papads at 1.00
    expect(added.body.cart.cartItems[0]).toMatchObject({ priceMicro: 20_000_000, quantity: 1 });

    const { cartItemId } = added.body.cart.cartItems[0];
    const edited = await shopper.change(`item/${cartItemId}`, { ...THALI, quantity: 3 });
    // Three at 20.00, plus 2.00 for each of the two pieces without the perk: it applies to one dish per
    // order.
    expect(edited.body.cart.cartItems).toMatchObject([{ cartItemId, priceMicro: 64_000_000 }]);

    const removed = await shopper.caller.call('DELETE', `/main/v1/cart/${MERCHANT}/item/${cartItemId}`);
    expect(removed.body.cart.cartItems).toEqual([]);
  });

  it.each([
    ['a required group is empty', [], 'OPTION_MINIMUM'],
    [
      'a nested group is empty',
      THALI.cartItemOptions.filter((option) => option.choiceId !== 'brush'),
      'OPTION_MINIMUM',
    ],
    [
      'one option stands for two different ones',
      [{ id: 'curries.dal-makhani', choiceId: 'curries', incrementCount: 2 }],
      'OPTION_MAXIMUM',
    ],
    ['an option is unavailable', [{ id: 'bread.makki-di-roti', choiceId: 'bread' }], 'OPTION_UNAVAILABLE'],
    ['an option is of another dish', [{ id: 'milk.oat', choiceId: 'milk' }], 'OPTION_UNKNOWN'],
  ])('[MNU-04] are refused when %s', async (_when, cartItemOptions, reason) => {
    const refused = await Shopper.guest(sandbox).add({ ...THALI, cartItemOptions });
    expect(refused).toMatchObject({ status: 400, body: { error: { type: 'INVALID_CART_ITEM', reason } } });
  });

  it.each([
    ['sold out', 'seekh-kebab-thali'],
    ['unknown', 'no-such-dish'],
  ])('are refused when %s, with the item’s name', async (_when, menuItemId) => {
    const refused = await Shopper.guest(sandbox).add({ menuItemId });
    expect(refused).toMatchObject({
      status: 400,
      body: { error: { reason: 'ITEM_UNAVAILABLE', data: { itemIds: [menuItemId] } } },
    });
  });

  it('[CRT-11] with a second perk are refused with its hint, unless the first one is given up', async () => {
    const shopper = Shopper.guest(sandbox);
    const office = {
      menuItemId: 'office-thali-for-one',
      quantity: 1,
      cartItemOptions: [{ id: 'bread.tandoori-roti', choiceId: 'bread' }],
    };
    await shopper.add(THALI);
    const refused = await shopper.add(office);
    expect(refused.body.error).toMatchObject({
      type: 'INVALID_CART_ITEM_PERK',
      data: { displayHint: expect.stringContaining('One dish') },
    });
    const swapped = await shopper.add({ ...office, removeConflictingPerks: true });
    expect(swapped.body.cart.cartItems.map((line: { perk: unknown }) => line.perk !== null)).toEqual([
      false,
      true,
    ]);
  });

  it('are both kept when two requests add them at once', async () => {
    const shopper = Shopper.guest(sandbox);
    await shopper.add();
    await Promise.all(
      ['dal makhani', 'masala chai', 'custard', 'lemon'].map((note) => shopper.add({ note, quantity: 1 })),
    );
    expect((await shopper.cart()).cartItems).toHaveLength(5);
  });

  it('are not changed if the checksum is out of date', async () => {
    const shopper = Shopper.guest(sandbox);
    const { cartChecksum } = (await shopper.add()).body.cart;
    await shopper.add({ quantity: 1 });
    const refused = await shopper.add({ cartChecksum });
    expect(refused).toMatchObject({ status: 409, body: { error: { type: 'CART_CHANGED' } } });
  });
});

describe('what a cart costs', () => {
  it('[CRT-01] adds up for every choice', async () => {
    const shopper = await Shopper.signedIn(sandbox);
    await shopper.add(THALI);
    await shopper.deliverHere();
    await shopper.change('checkout-code', { checkoutCodeToAdd: 'lunch10' });
    const { body } = await shopper.change('config', {
      selectedTipOptionId: 'tip_15',
      customTipAmountMicro: null,
    });
    const info = body.cart.financialInfo;
    expect(info).toMatchObject({ itemSumMicro: 20_000_000, subtotalMicro: 18_000_000, tipMicro: 3_000_000 });
    expect(info.totalPayableMicro).toBe(
      info.subtotalMicro +
        info.deliveryChargeMicro +
        info.serviceChargeMicro +
        info.taxMicro +
        info.tipMicro -
        info.creditMicro,
    );
  });

  it.each([
    [0, 200],
    [200_000_000, 200],
    [200_000_001, 400],
    [-1, 400],
  ])('[CRT-09] answers a custom tip of %i micro units with %i', async (customTipAmountMicro, status) => {
    const shopper = Shopper.guest(sandbox);
    await shopper.add();
    const answer = await shopper.change('config', { selectedTipOptionId: null, customTipAmountMicro });
    expect(answer.status).toBe(status);
  });

  it.each([
    ['NOSUCHCODE', 'PROMO_CODE_UNKNOWN'],
    ['SUMMER25', 'PROMO_CODE_EXPIRED'],
    ['NORTHLIGHT', 'TEAM_MEMBERS_ONLY'],
  ])('[CRT-21] refuses the code %s', async (checkoutCodeToAdd, reason) => {
    const shopper = await Shopper.signedIn(sandbox);
    await shopper.add();
    const refused = await shopper.change('checkout-code', { checkoutCodeToAdd });
    expect(refused.body.error).toMatchObject({ type: 'PROMOTION_ELIGIBILITY_ERROR', reason });
  });
});

describe('the owner of a cart', () => {
  it('is the guest: nobody else reads the cart, and it moves to the account that signs in', async () => {
    const mine = Shopper.guest(sandbox);
    const added = await mine.add();
    const { cartItemId } = added.body.cart.cartItems[0];
    const stranger = guest(sandbox);
    const seen = await stranger.call('GET', `/main/v1/cart/${MERCHANT}`);
    expect(seen.body.cart.cartItems).toEqual([]);
    const touched = await stranger.call('DELETE', `/main/v1/cart/${MERCHANT}/item/${cartItemId}`);
    expect(touched.status).toBe(404);
    expect((await mine.cart()).cartItems).toHaveLength(1);
  });
});

describe('bad input', () => {
  it.each([
    ['GET', '/main/v1/cart/no-such-merchant', undefined, 404],
    ['GET', '/main/v1/merchants?externalId=nowhere', undefined, 404],
    ['GET', '/main/v1/menus', undefined, 400],
    ['GET', '/gateway/merchants/nearby?latitude=91&longitude=0', undefined, 400],
    ['GET', '/gateway/merchants/nearby?latitude=43&longitude=-79&nextPageToken=x', undefined, 400],
    ['POST', `/main/v1/cart/${MERCHANT}/item`, { menuItemId: 'lemon-rice-box', quantity: 1.5 }, 400],
    [
      'POST',
      `/main/v1/cart/${MERCHANT}/item`,
      { menuItemId: "'; drop table carts;--", quantity: 1, cartItemOptions: [] },
      400,
    ],
    ['PATCH', `/main/v1/cart/${MERCHANT}`, { note: 'nil \u0000 and half \ud800' }, 400],
    ['PUT', `/main/v1/cart/${MERCHANT}/checkout-code`, {}, 400],
    ['PUT', `/main/v1/cart/${MERCHANT}/scheduled-for-time`, { scheduledForTime: 'tomorrow' }, 400],
    ['GET', `/main/v1/order/${'x'.repeat(150)}`, undefined, 401],
    ['GET', '/main/v1/guest-order/%00', undefined, 400],
  ] as const)('%s %s is refused with the error body', async (method, path, body, status) => {
    const refused = await guest(sandbox).call(method, path, body);
    expect(refused.status).toBe(status);
    expect(refused.body.error.type).toMatch(/^[A-Z_]+$/);
    expect(JSON.stringify(refused.body)).not.toMatch(/stack|node_modules|select /i);
  });

  it('a body that is not JSON, or a forged token, is refused with the error body', async () => {
    const broken = await fetch(`${sandbox.url}/main/v1/cart/${MERCHANT}/item`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"menuItemId":',
    });
    expect([broken.status, (await broken.json()).error.type]).toEqual([400, 'INVALID_PARAMETER']);
    const forged = await guest(sandbox).call('GET', `/main/v1/cart/${MERCHANT}`, undefined, {
      authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.',
    });
    expect(forged).toMatchObject({ status: 401, body: { error: { reason: 'invalid_token' } } });
  });
});
