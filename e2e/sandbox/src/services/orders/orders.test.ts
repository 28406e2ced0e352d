import { guest } from '../../test-support/caller';
import { CARDS, MERCHANT, Shopper } from '../../test-support/shopper';
import { ownSandbox } from '../../test-support/own-sandbox';
import { SANDBOX_START_MS } from '../../test-support/start-sandbox';

const sandbox = ownSandbox();

async function advance(orderId: string): Promise<string> {
  return (await guest(sandbox).call('POST', `/sandbox/orders/${orderId}/advance`, {})).body.orderStatus;
}

describe('an order', () => {
  it('[CHK-02] [ORD-10] is placed for a person, with a receipt that adds up and an empty cart', async () => {
    const shopper = await Shopper.signedIn(sandbox);
    const checksum = await shopper.fill();
    const placed = await shopper.order(checksum, await shopper.card(CARDS.passes));
    expect(placed.status).toBe(200);
    const { orderReceipt: receipt, orderItems, orderStatus, orderDeliveryStatuses } = placed.body.order;
    expect(orderDeliveryStatuses).toMatchObject([{ status: 'PLACED' }]);
    expect(receipt.totalMicro).toBe(
      receipt.subtotalMicro +
        receipt.deliveryChargeMicro +
        receipt.serviceChargeMicro +
        receipt.taxMicro +
        receipt.tipMicro -
        receipt.creditMicro,
    );
    expect(orderItems).toMatchObject([{ menuItemId: 'lemon-rice-box', quantity: 2, priceMicro: 28_500_000 }]);
    expect(orderStatus).toMatchObject({ orderStatus: 'PLACED', cancellable: true });
    expect((await shopper.cart()).cartItems).toEqual([]);
  });

  it('[PRM-08] keeps the room and the table of its cart', async () => {
    const shopper = await Shopper.signedIn(sandbox);
    await shopper.fill();
    const told = await shopper.caller.call('PATCH', shopper.cartPath, { room: 'Hall B', table: '4' });
    const placed = await shopper.order(told.body.cart.cartChecksum, await shopper.card(CARDS.passes));
    expect(placed.body.order).toMatchObject({ room: 'Hall B', table: '4' });
    const read = await shopper.caller.call('GET', `/main/v1/order/${placed.body.order.orderId}`);
    expect(read.body.order).toMatchObject({ room: 'Hall B', table: '4' });
  });

  it.each(['GOOGLE_PAY', 'APPLE_PAY', 'CREDIT_CARD_ONE_TIME'])(
    '[CHK-14] accepts the one-time token of a payment by %s, and of no other kind',
    async (paymentOptionType) => {
      const shopper = await Shopper.signedIn(sandbox);
      const checksum = await shopper.fill();
      const payment = (type: string, entityId: string) => ({
        body: {
          paymentMethod: {
            paymentMethodIdentifier: {
              entityType: 'PAYMENT_OPTION',
              entityId,
              paymentProvider: 'STRIPE',
              paymentOptionType: type,
            },
          },
        },
      });
      const pay = (type: string, id: string) => shopper.order(checksum, '', payment(type, id));
      expect((await pay('CREDIT_CARD_VAULTED', 'pm_card_visa')).status).toBe(400);
      expect((await pay(paymentOptionType, 'pm_card_visa_chargeDeclined')).status).toBe(402);
      expect(await shopper.orderCount()).toBe(0);
      const placed = await pay(paymentOptionType, 'pm_card_visa');
      expect(placed.body.order.paymentMethod).toMatchObject({
        paymentMethodIdentifier: { paymentOptionType },
        cardDisplayDetails: { brand: 'visa', last4: '4242' },
      });
      expect((await pay(paymentOptionType, 'pm_card_visa')).status).toBe(400);
      expect(await shopper.orderCount()).toBe(1);
    },
  );

  it('[CHK-17] is placed once when two requests arrive at once', async () => {
    const shopper = await Shopper.signedIn(sandbox);
    const checksum = await shopper.fill();
    const card = await shopper.card(CARDS.passes);
    const answers = await Promise.all([shopper.order(checksum, card), shopper.order(checksum, card)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await shopper.orderCount()).toBe(1);
  });

  it('[CHK-17] with one key is placed once and repeats the answer; another order with that key is refused', async () => {
    const shopper = await Shopper.signedIn(sandbox);
    const checksum = await shopper.fill();
    const card = await shopper.card(CARDS.passes);
    const [one, two] = await Promise.all([
      shopper.order(checksum, card, { key: 'a' }),
      shopper.order(checksum, card, { key: 'a' }),
    ]);
    const again = await shopper.order(checksum, card, { key: 'a' });
    expect([one, two, again].map(({ body }) => body.order?.orderId)).toEqual(
      Array(3).fill(one.body.order.orderId),
    );
    expect(await shopper.orderCount()).toBe(1);
    const other = await shopper.order('another-checksum', card, { key: 'a' });
    expect(other).toMatchObject({ status: 409, body: { error: { type: 'IDEMPOTENCY_KEY_REUSED' } } });
  });

  it('[CHK-17] is found again by its key after its answer was lost', async () => {
    const shopper = await Shopper.signedIn(sandbox);
    const checksum = await shopper.fill();
    const card = await shopper.card(CARDS.passes);
    await guest(sandbox).call('POST', '/sandbox/faults', {
      match: { method: 'POST', path: '/main/v1/order' },
      dropAfterCommit: true,
    });
    await expect(shopper.order(checksum, card, { key: 'lost' })).rejects.toThrow();
    const again = await shopper.order(checksum, card, { key: 'lost' });
    expect(again.status).toBe(200);
    expect(await shopper.orderCount()).toBe(1);
  });

  it('is refused if the cart changed, and the refusal has the new price', async () => {
    const shopper = await Shopper.signedIn(sandbox);
    const checksum = await shopper.fill();
    await shopper.add({ quantity: 1 });
    const refused = await shopper.order(checksum, await shopper.card(CARDS.passes));
    expect(refused).toMatchObject({
      status: 409,
      body: { error: { type: 'CART_CHANGED', data: { cart: { cartItems: [{ quantity: 3 }] } } } },
    });
    expect(await shopper.orderCount()).toBe(0);
  });

  it('[CHK-17] is refused when the card is declined, and the cart stays', async () => {
    const shopper = await Shopper.signedIn(sandbox);
    const checksum = await shopper.fill();
    const refused = await shopper.order(checksum, await shopper.card(CARDS.declines), { key: 'd' });
    expect(refused).toMatchObject({ status: 402, body: { error: { type: 'CARD_DECLINED' } } });
    expect((await shopper.cart()).cartChecksum).toBe(checksum);
    expect((await shopper.order(checksum, await shopper.card(CARDS.passes))).status).toBe(200);
  });

  it.each([
    ['the minimum is not reached', { quantity: 1 }, 'DELIVERY_MINIMUM_NOT_REACHED', 409],
    ['the cart is empty', null, 'CART_EMPTY', 400],
  ] as const)('[CRT-06] is refused when %s', async (_when, item, type, status) => {
    const shopper = await Shopper.signedIn(sandbox);
    if (item) await shopper.add(item);
    const { cartChecksum } = (await shopper.deliverHere()).body.cart;
    const refused = await shopper.order(cartChecksum, await shopper.card(CARDS.passes));
    expect(refused).toMatchObject({ status, body: { error: { type } } });
  });

  it('is refused for delivery without an address', async () => {
    const shopper = await Shopper.signedIn(sandbox);
    const { cartChecksum } = (await shopper.add()).body.cart;
    const refused = await shopper.order(cartChecksum, await shopper.card(CARDS.passes));
    expect(refused.body.error.type).toBe('DELIVERY_ADDRESS_MISSING');
  });

  it('is refused with an item that sold out since, and names it', async () => {
    const shopper = await Shopper.signedIn(sandbox);
    await shopper.add({ menuItemId: 'egg-roll-calcutta-style', quantity: 3 });
    const { cartChecksum } = (await shopper.deliverHere()).body.cart;
    const controls = guest(sandbox);
    const item = '/sandbox/merchants/lucknow-lunch-home/items/egg-roll-calcutta-style';
    await controls.call('POST', item, { isAvailable: false });
    const cart = await shopper.cart();
    const refused = await shopper.order(cartChecksum, await shopper.card(CARDS.passes));
    await controls.call('POST', item, { isAvailable: true });
    expect(cart.cartItems).toMatchObject([{ isAvailable: false }]);
    expect(refused.body.error).toMatchObject({
      type: 'ORDER_CREATION',
      reason: 'ITEM_NOT_FOR_SALE_AT_THIS_TIME',
      data: { itemIds: ['egg-roll-calcutta-style'] },
    });
  });

  it.each([
    ['shutters-down', 'chips', 'ORDER_CREATION'],
    ['forno-di-quartiere', 'tiramisu', 'MERCHANT_NOT_ACCEPTING'],
  ])('is refused at %s, which takes no orders', async (externalId, menuItemId, type) => {
    const shopper = await Shopper.signedIn(sandbox);
    const cart = `/main/v1/cart/m_${externalId}`;
    await shopper.caller.call('POST', `${cart}/item`, {
      menuItemId,
      quantity: 9,
      cartItemOptions: menuItemId === 'chips' ? [{ id: 'size.regular', choiceId: 'size' }] : [],
    });
    const card = await shopper.card(CARDS.passes);
    const refused = await shopper.caller.call('POST', '/main/v1/order', {
      merchantId: `m_${externalId}`,
      cartChecksum: 'any',
      paymentMethod: {
        paymentMethodIdentifier: {
          entityType: 'PAYMENT_OPTION',
          entityId: card,
          paymentProvider: 'STRIPE',
          paymentOptionType: 'CREDIT_CARD_ONE_TIME',
        },
      },
      guestProfile: null,
      subscribedToMerchantMarketingEmails: false,
      externalId: 'me',
    });
    expect(refused).toMatchObject({ status: 409, body: { error: { type } } });
  });
});

describe('3-D Secure', () => {
  async function challenged() {
    const shopper = await Shopper.signedIn(sandbox);
    const checksum = await shopper.fill();
    const card = await shopper.card(CARDS.challenges);
    return { shopper, checksum, card, question: await shopper.order(checksum, card, { key: 'c' }) };
  }

  it('[CHK-04] challenges first and places nothing; the answer places one order, once', async () => {
    const { shopper, checksum, card, question } = await challenged();
    expect(question.body.placeOrderChallenge.stripeChallenge.apiKey).toMatch(/^pk_test/);
    expect(await shopper.orderCount()).toBe(0);
    const answer = await shopper.answerBank(question, true);
    const placed = await shopper.order(checksum, card, { key: 'c', answer });
    expect(placed.body.order.orderStatus.orderStatus).toBe('PLACED');
    await shopper.order(checksum, card, { key: 'c', answer });
    expect(await shopper.orderCount()).toBe(1);
  });

  it('[CHK-04] leaves no order and an unchanged cart if it fails or is abandoned', async () => {
    const { shopper, checksum, card, question } = await challenged();
    const unanswered = {
      stripeChallengeAnswer: { stripeId: question.body.placeOrderChallenge.challengeMetadata },
      challengeMetadataReplay: question.body.placeOrderChallenge.challengeMetadata,
    };
    const abandoned = await shopper.order(checksum, card, { key: 'c', answer: unanswered });
    const failed = await shopper.order(checksum, card, {
      key: 'c',
      answer: await shopper.answerBank(question, false),
    });
    for (const refused of [abandoned, failed])
      expect(refused).toMatchObject({ status: 402, body: { error: { type: 'CARD_AUTHENTICATION_FAILED' } } });
    expect(await shopper.orderCount()).toBe(0);
    expect((await shopper.cart()).cartChecksum).toBe(checksum);
  });

  it('never pays for another cart', async () => {
    const { shopper, card, question } = await challenged();
    const answer = await shopper.answerBank(question, true);
    const { cartChecksum } = (await shopper.add({ quantity: 1 })).body.cart;
    const refused = await shopper.order(cartChecksum, card, { answer });
    expect(refused.status).toBe(402);
    expect(await shopper.orderCount()).toBe(0);
  });
});

describe('following an order', () => {
  it('[ORD-09] moves through kitchen and courier to delivered', async () => {
    const shopper = await Shopper.signedIn(sandbox);
    const placed = await shopper.order(await shopper.fill(), await shopper.card(CARDS.passes));
    const { orderId } = placed.body.order;
    const seen: string[] = [];
    while (seen.at(-1) !== 'COURIER_DROPPED_OFF' && seen.length < 20) seen.push(await advance(orderId));
    expect(seen).toEqual([
      'ACCEPTED',
      'DELIVERY_CREATED',
      'COURIER_CONFIRMED',
      'COURIER_ENROUTE_PICKUP',
      'PREPARED',
      'COURIER_CONFIRMED_STORE_ARRIVAL',
      'COURIER_PICKED_UP',
      'COURIER_ENROUTE_DROPOFF',
      'COURIER_CONFIRMED_CONSUMER_ARRIVAL',
      'COURIER_DROPPED_OFF',
    ]);
    const status = await shopper.caller.call(
      'GET',
      `/main/v1/delivery-status?orderIdentifier=${orderId}&orderIdentifierType=ID`,
    );
    expect(status.body).toMatchObject({ currentStatus: 'COURIER_DROPPED_OFF' });
    expect(status.body.orderDeliveryStatuses).toHaveLength(11);
  });

  it('[ORD-06] can be cancelled until the food is prepared, with one refund', async () => {
    const shopper = await Shopper.signedIn(sandbox);
    const placed = await shopper.order(await shopper.fill(), await shopper.card(CARDS.passes));
    const path = `/main/v1/order/${placed.body.order.orderId}/cancel`;
    await advance(placed.body.order.orderId);
    const cancels = await Promise.all([
      shopper.caller.call('PATCH', path),
      shopper.caller.call('PATCH', path),
    ]);
    for (const { body } of cancels)
      expect(body.order.orderStatus).toMatchObject({ orderStatus: 'CANCELLED', cancellable: false });
  });

  it('[ORD-06] cannot be cancelled once the food is prepared', async () => {
    const shopper = await Shopper.signedIn(sandbox);
    const placed = await shopper.order(await shopper.fill(), await shopper.card(CARDS.passes));
    const { orderId } = placed.body.order;
    while ((await advance(orderId)) !== 'PREPARED');
    const refused = await shopper.caller.call('PATCH', `/main/v1/order/${orderId}/cancel`);
    expect(refused).toMatchObject({ status: 409, body: { error: { type: 'ORDER_NOT_CANCELLABLE' } } });
  });

  it('[ORD-13] [ORD-14] [CHK-03] opens to a guest by token in any browser, and to nobody by id', async () => {
    const shopper = Shopper.guest(sandbox);
    const placed = await shopper.order(await shopper.fill(), await shopper.card(CARDS.passes));
    const { guestOrderToken, order } = placed.body;
    const elsewhere = guest(sandbox);
    const read = await elsewhere.call('GET', `/main/v1/guest-order/${guestOrderToken}`);
    expect(read.body.order.orderId).toBe(order.orderId);
    const byId = await elsewhere.call(
      'GET',
      `/main/v1/delivery-status?orderIdentifier=${order.orderId}&orderIdentifierType=ID`,
    );
    expect(byId.status).toBe(404);
    const shared = await elsewhere.call('GET', `/main/v1/order/token/${order.orderToken}`);
    expect(shared.body.order).toMatchObject({ guestOrderToken: null, guestProfile: null });
    const stopped = await elsewhere.call('PATCH', `/main/v1/order/token/${order.orderToken}/cancel`);
    expect(stopped.status).toBe(403);
    const cancelled = await elsewhere.call('POST', `/main/v1/guest-order/cancel/${guestOrderToken}`);
    expect(cancelled.body.order.orderStatus.orderStatus).toBe('CANCELLED');
  });

  it('[ORD-11] says in the reader’s language that the kitchen rejected it, and cannot continue', async () => {
    const shopper = await Shopper.signedIn(sandbox);
    const placed = await shopper.order(await shopper.fill(), await shopper.card(CARDS.passes));
    const { orderId } = placed.body.order;
    await guest(sandbox).call('POST', `/sandbox/orders/${orderId}/reject`, {});
    const read = await shopper.caller.call('GET', `/main/v1/order/${orderId}`, undefined, {
      'accept-language': 'zh',
    });
    expect(read.body.order).toMatchObject({
      orderRejectionNote: expect.stringContaining('廚房太忙'),
      orderStatus: { orderStatus: 'REJECTED', cancellable: false },
      orderItems: [{ name: '檸檬飯盒' }],
    });
    expect(await advance(orderId)).toBe('REJECTED');
  });

  it('of another person is not found', async () => {
    const shopper = await Shopper.signedIn(sandbox);
    const placed = await shopper.order(await shopper.fill(), await shopper.card(CARDS.passes));
    const stranger = await Shopper.signedIn(sandbox);
    const { orderId } = placed.body.order;
    expect((await stranger.caller.call('GET', `/main/v1/order/${orderId}`)).status).toBe(404);
    expect((await stranger.caller.call('PATCH', `/main/v1/order/${orderId}/cancel`)).status).toBe(404);
  });
});

describe('a crash', () => {
  it(
    'loses nothing that was answered: cart, order and payment remain',
    async () => {
      const shopper = await Shopper.signedIn(sandbox);
      const placed = await shopper.order(await shopper.fill(), await shopper.card(CARDS.passes), {
        key: 'k',
      });
      const { cartChecksum } = (await shopper.add()).body.cart;
      await sandbox.crashAndRestart();
      const { orderId } = placed.body.order;
      expect((await shopper.caller.call('GET', `/main/v1/order/${orderId}`)).body.order.orderId).toBe(
        orderId,
      );
      expect((await shopper.cart()).cartChecksum).toBe(cartChecksum);
      expect((await shopper.caller.call('GET', '/main/v1/user')).status).toBe(200);
    },
    SANDBOX_START_MS,
  );
});

it('a stored card is stored by a setup intent and can be removed', async () => {
  const shopper = await Shopper.signedIn(sandbox);
  const setup = await shopper.caller.call('POST', '/main/payment/setup-intent');
  const card = await shopper.card(CARDS.passes);
  const confirmed = await shopper.caller.call('POST', '/stripe/confirm', {
    client_secret: setup.body.clientSecret,
    payment_method: card,
  });
  const stored = await shopper.caller.call('POST', '/main/payment/method', {
    setupIntentId: confirmed.body.id,
  });
  expect(stored.body.paymentMethod.paymentMethodDisplayDetails).toMatchObject({
    brand: 'visa',
    last4: '4242',
  });
  const groups = await shopper.caller.call('GET', '/gateway/payments/groups?paymentProviders=STRIPE,TIFFIN');
  expect(groups.body.paymentGroups[0].paymentMethods).toHaveLength(1);
  await shopper.caller.call('DELETE', `/main/payment/method?paymentMethodId=${card}`);
  const left = await shopper.caller.call('GET', '/main/payment/method?paymentProcessor=STRIPE');
  expect(left.body.paymentMethods).toEqual([]);
});

it('a merchant’s page opens for a person whose token expired', async () => {
  const answer = await guest(sandbox).call('GET', `/main/v1/merchants?id=${MERCHANT}`, undefined, {
    authorization: 'Bearer run.out.token',
  });
  expect(answer.body.merchant.externalId).toBe('lucknow-lunch-home');
});
