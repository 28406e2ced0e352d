import { bearer, guest, newPerson, type Caller } from './caller';
import { GroupStory, linkIdOf } from './group-story';
import { CARDS, MERCHANT, Shopper } from './shopper';
import type { RunningSandbox } from './start-sandbox';

/** A word that appears only in what the owner has. */
const NAME = 'Ottoline';
const STREET = '77 Thimble Lane';
const NOTE = 'ring at the green gate';

/**
 * A person who owns one thing of every kind, a guest with an order, and everybody else who may try to read
 * them.
 */
export type Belongings = {
  readonly owner: Caller;
  /** A guest of the owner's group. */
  readonly member: Caller;
  readonly others: Readonly<Record<string, Caller>>;
  readonly ids: Readonly<Record<string, string>>;
  /** Words that no answer to another caller may contain. */
  readonly secrets: readonly string[];
};

/** Fills a sandbox with what an owner has, and with the people who must not get access to it. */
export async function ownEverything(sandbox: Pick<RunningSandbox, 'url' | 'shellUrl'>): Promise<Belongings> {
  const story = new GroupStory(sandbox);
  const email = `ottoline-${Date.now()}@own.example`;
  const owner = await newPerson(sandbox, { email, firstName: NAME, cards: ['visa'], points: 5000 });
  const { externalUserId } = (await owner.call('GET', '/main/v1/user')).body.user;
  const address = (await owner.call('POST', '/main/delivery-addresses', { address: addressOn(STREET) })).body
    .deliveryAddress;
  const order = await placeFor(owner, address.deliveryAddressId, story);
  await story.add(owner, 3);
  await owner.call('PATCH', `/main/v1/cart/${MERCHANT}`, { note: NOTE });
  const group = await story.start(owner, { deliveryAddressId: address.deliveryAddressId });
  const member = await story.person('Bo');
  await story.join(member, group);
  const memberId = (await member.call('GET', '/main/v1/user')).body.user.externalUserId;
  const shopper = Shopper.guest(sandbox);
  const guestOrder = await shopper.order(await shopper.fill(), await shopper.card(CARDS.passes));
  const card = await story.card(owner, '4242');
  const { cartItems } = await story.cart(owner);
  const guestOrderToken: string = guestOrder.body.guestOrderToken;
  return {
    owner,
    member,
    others: await everybodyElse(sandbox, externalUserId),
    ids: {
      externalUserId,
      memberId,
      orderId: order.orderId,
      orderToken: order.orderToken,
      guestOrderId: guestOrder.body.order.orderId,
      guestOrderToken,
      addressId: address.deliveryAddressId,
      cardId: card.entityId,
      groupId: group.fulfillmentId,
      checksum: group.checksum,
      cartItemId: cartItems[0].cartItemId,
    },
    secrets: [
      email,
      NAME,
      STREET,
      NOTE,
      card.entityId,
      order.orderToken,
      guestOrderToken,
      linkIdOf(group.joinUri),
    ],
  };
}

async function everybodyElse(
  sandbox: Pick<RunningSandbox, 'url' | 'shellUrl'>,
  ownerId: string,
): Promise<Readonly<Record<string, Caller>>> {
  const anotherGuest = guest(sandbox);
  await anotherGuest.call('PATCH', `/main/v1/cart/${MERCHANT}`, { note: 'mine' });
  const service = await fetch(`${sandbox.url}/identity/token`, {
    method: 'POST',
    body: new URLSearchParams({
      client_id: 'guest-service',
      grant_type: 'client_credentials',
      client_secret: 'tiffin-sandbox-guest-secret',
    }),
  });
  const { access_token: serviceToken } = await service.json();
  const expired = await guest(sandbox).call('POST', '/sandbox/tokens', {
    externalUserId: ownerId,
    expiresInSeconds: -60,
  });
  return {
    'another person': await newPerson(sandbox, {
      email: `other-${Date.now()}@own.example`,
      firstName: 'Eve',
    }),
    'another guest': anotherGuest,
    nobody: guest(sandbox),
    'a service without a guest': bearer(sandbox, serviceToken),
    'the owner with a token that ran out': bearer(sandbox, expired.body.access_token),
  };
}

async function placeFor(
  owner: Caller,
  userDeliveryAddressId: string,
  story: GroupStory,
): Promise<{ readonly orderId: string; readonly orderToken: string }> {
  await story.add(owner, 3);
  const { cart } = (
    await owner.call('PUT', `/main/v1/cart/${MERCHANT}/fulfillment`, {
      fulfillmentType: 'DELIVERY',
      userDeliveryAddressId,
    })
  ).body;
  const placed = await owner.call('POST', '/main/v1/order', {
    merchantId: MERCHANT,
    cartChecksum: cart.cartChecksum,
    paymentMethod: { paymentMethodIdentifier: await story.card(owner, '4242') },
    guestProfile: null,
    subscribedToMerchantMarketingEmails: false,
    externalId: 'me',
  });
  return placed.body.order;
}

function addressOn(addressLine1: string): Readonly<Record<string, unknown>> {
  return {
    lat: 43.6455,
    lng: -79.3901,
    userDeliveryAddressExtraInfoDetail: {
      addressLine1,
      addressLine2: '',
      city: 'Toronto',
      province: 'ON',
      postalCode: 'M5V 1H3',
      country: 'CA',
    },
  };
}
