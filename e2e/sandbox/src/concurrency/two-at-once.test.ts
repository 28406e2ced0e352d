import { describe, expect, it } from '@jest/globals';
import { guest, newPerson, type Answer, type Caller } from '../test-support/caller';
import { GroupStory } from '../test-support/group-story';
import { CARDS, MERCHANT, Shopper } from '../test-support/shopper';
import { ownSandbox } from '../test-support/own-sandbox';

const ROUNDS = 4;
/** Time limit of tests that run several rounds. */
const ROUNDS_MS = 60_000;
const CART = `/main/v1/cart/${MERCHANT}`;

const sandbox = ownSandbox();
const story = new GroupStory(sandbox);

const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).sort();

describe('points and credit', () => {
  it('points are redeemed once when two requests without a key redeem the same points', async () => {
    const { person, account } = await saver(1500);
    const path = `/user-gateway/consumer-user/${(await account()).externalUserId}/balances/redeem-points`;
    const redeem = () => person.call('POST', `${path}?pointsToRedeem=1000&currency=CAD`);
    expect(statuses(await Promise.all([redeem(), redeem(), redeem()]))).toEqual([200, 400, 400]);
    expect(await account()).toMatchObject({ points: 500, creditMap: { CAD: 5_000_000 } });
  });

  it('credit is spent once when two orders that use it arrive at once', async () => {
    const { person, account } = await saver(1000);
    const { externalUserId } = await account();
    const path = `/user-gateway/consumer-user/${externalUserId}/balances/redeem-points`;
    await person.call('POST', `${path}?pointsToRedeem=1000&currency=CAD`);
    const orders = await Promise.all(
      ['lucknow-lunch-home', 'fournil-et-fils'].map((slug) => pickup(person, slug)),
    );
    const answers = await Promise.all(orders.map((order) => order()));
    expect(statuses(answers)).toEqual([200, 409]);
    const placed = answers.find(({ status }) => status === 200)?.body.order;
    expect(placed.orderReceipt.creditMicro).toBe(5_000_000);
    expect(answers.find(({ status }) => status === 409)?.body.error.type).toBe('CART_CHANGED');
    expect((await account()).creditMap).toEqual({ CAD: 0 });
  });
});

async function saver(points: number) {
  const email = `saver-${points}-${Date.now()}@shop.example`;
  const person = await newPerson(sandbox, { email, firstName: 'Sara', points });
  const account = async () => (await person.call('GET', '/main/v1/user')).body.user;
  return { person, account };
}

/** Fills a cart for pickup and returns a function that places its order. */
async function pickup(person: Caller, slug: string): Promise<() => Promise<Answer>> {
  const merchantId = `m_${slug}`;
  const { menu } = (await person.call('GET', `/main/v1/menus?merchantExternalId=${slug}`)).body;
  const plain = Object.keys(menu.items).find((id) => menu.items[id].choiceIds.length === 0);
  const cart = `/main/v1/cart/${merchantId}`;
  await person.call('POST', `${cart}/item`, { menuItemId: plain, quantity: 2, cartItemOptions: [] });
  const { cartChecksum } = (await person.call('PUT', `${cart}/fulfillment`, { fulfillmentType: 'PICKUP' }))
    .body.cart;
  const card = { number: CARDS.passes, expiryMonth: 12, expiryYear: 2034 };
  const entityId = (await person.call('POST', '/stripe/payment_method', card)).body.id;
  return () =>
    person.call('POST', '/main/v1/order', {
      merchantId,
      cartChecksum,
      paymentMethod: {
        paymentMethodIdentifier: {
          entityType: 'PAYMENT_OPTION',
          entityId,
          paymentProvider: 'STRIPE',
          paymentOptionType: 'CREDIT_CARD_ONE_TIME',
        },
      },
      guestProfile: null,
      subscribedToMerchantMarketingEmails: false,
      externalId: 'me',
    });
}

describe('one cart', () => {
  it('applies a promo code once when it is entered twice at once', async () => {
    const shopper = await Shopper.signedIn(sandbox);
    await shopper.add();
    const enter = () => shopper.change('checkout-code', { checkoutCodeToAdd: 'LUNCH10' });
    expect(statuses(await Promise.all([enter(), enter(), enter()]))).toEqual([200, 200, 200]);
    const { cartCheckoutCodes, financialInfo } = await shopper.cart();
    expect(cartCheckoutCodes).toEqual(['LUNCH10']);
    expect(financialInfo.cartDiscounts).toHaveLength(1);
  });

  it('keeps every change when several parts change at once', async () => {
    const shopper = await Shopper.signedIn(sandbox);
    const { cartItemId } = (await shopper.add()).body.cart.cartItems[0];
    const { call } = shopper.caller;
    await Promise.all([
      call('PUT', `${CART}/item/${cartItemId}`, {
        menuItemId: 'lemon-rice-box',
        quantity: 5,
        cartItemOptions: [],
      }),
      shopper.add({ menuItemId: 'egg-roll-calcutta-style', quantity: 1 }),
      shopper.deliverHere(),
      call('PATCH', CART, { note: 'ring twice' }),
      call('PATCH', CART, { includeCutlery: true }),
    ]);
    const cart = await shopper.cart();
    expect(cart).toMatchObject({ note: 'ring twice', includeCutlery: true, fulfillmentType: 'DELIVERY' });
    expect(cart.cartItems.map(({ quantity }: { quantity: number }) => quantity)).toEqual([5, 1]);
  });

  it(
    '[CHK-17] a concurrent edit is either in the order’s checksum or in the cart after it, never both or neither',
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const shopper = await Shopper.signedIn(sandbox);
        const checksum = await shopper.fill();
        const card = await shopper.card(CARDS.passes);
        const add = () => shopper.add({ menuItemId: 'egg-roll-calcutta-style', quantity: 1 });
        const order = () => shopper.order(checksum, card);
        const [first, second] = round % 2 === 0 ? [add(), order()] : [order(), add()];
        const answers = await Promise.all([first, second]);
        const placed = answers.find(({ body }) => body.order);
        const left = (await shopper.cart()).cartItems.map((line: { menuItemId: string }) => line.menuItemId);
        const ordered = placed?.body.order.orderItems.map((line: { menuItemId: string }) => line.menuItemId);
        expect([ordered, left]).toEqual(
          placed
            ? [['lemon-rice-box'], ['egg-roll-calcutta-style']]
            : [undefined, ['lemon-rice-box', 'egg-roll-calcutta-style']],
        );
      }
    },
    ROUNDS_MS,
  );

  it('keeps each add of a guest once when it races with the claim of the cart', async () => {
    const browser = guest(sandbox);
    const add = (who: Caller, note: string) =>
      who.call('POST', `${CART}/item`, {
        menuItemId: 'lemon-rice-box',
        quantity: 1,
        cartItemOptions: [],
        note,
      });
    await add(browser, 'before');
    const person = await newPerson(sandbox, {
      email: `claimer-${Date.now()}@shop.example`,
      firstName: 'Cleo',
    });
    const claim = () =>
      person.call('POST', `/main/v1/users/current/cart/${MERCHANT}`, undefined, { cookie: browser.cookie() });
    const notes = Array.from({ length: 8 }, (_, at) => `during ${at}`);
    const answers = await Promise.all(notes.flatMap((note) => [add(browser, note), claim()]));
    expect(new Set(statuses(answers))).toEqual(new Set([200]));
    const kept = await Promise.all([browser, person].map((who) => story.cart(who)));
    const found = kept.flatMap(({ cartItems }) => cartItems.map((line: { note: string }) => line.note));
    expect(found.sort()).toEqual(['before', ...notes].sort());
  });
});

describe('one cart and two groups', () => {
  it('two starts at once make one group', async () => {
    const host = await story.person('Ana');
    const [one, two] = await Promise.all([story.start(host), story.start(host)]);
    expect(one.fulfillmentId).toBe(two.fulfillmentId);
  });

  it('a person who joins two groups at once is in one', async () => {
    const hosts = [await story.person('Ana'), await story.person('Bea')];
    const groups = await Promise.all(hosts.map((host) => story.start(host)));
    const tom = story.guest();
    // Get the cookie first: two first writes would make two guests.
    await tom.call('PATCH', CART, { note: 'hungry' });
    const answers = await Promise.all(groups.map((group) => story.join(tom, group, 'Tom')));
    expect(statuses(answers)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.error.type).toBe('IN_ANOTHER_GROUP');
    const counts = await Promise.all(
      hosts.map(async (host, at) => (await story.read(host, groups[at] ?? groups[0])).guests.length),
    );
    expect(counts.sort()).toEqual([1, 2]);
  });

  it(
    'an add that races with the removal of its guest is in no group’s bill',
    async () => {
      const host = await story.person('Ana');
      for (let round = 0; round < ROUNDS; round += 1) {
        const group = await story.start(host);
        const tom = story.guest();
        await story.join(tom, group, 'Tom');
        const { guests } = await story.read(host, group);
        const remove = () => host.call('DELETE', `${group.path}/guests/${guests[1].externalUserId}`);
        const [one, two] = round % 2 === 0 ? [remove(), story.add(tom)] : [story.add(tom), remove()];
        expect(statuses(await Promise.all([one, two]))).toEqual([200, 200]);
        expect((await story.read(host, group)).guests).toHaveLength(1);
        expect((await story.cart(tom)).fulfillmentId).toBeNull();
        await host.call('DELETE', group.path);
      }
    },
    ROUNDS_MS,
  );
});
