import { newPerson } from '../test-support/caller';
import type { Answer, Caller } from '../test-support/caller';
import { CARDS, MERCHANT, Shopper } from '../test-support/shopper';
import type { RunningSandbox } from '../test-support/start-sandbox';

/** A person who owns one thing of every kind, found by the name of the path parameter or body field. */
export type WholeLife = {
  readonly externalUserId: string;
  /** Returns the value of a path parameter. */
  readonly idFor: (path: string, name: string) => string;
  /** Values for the fields of bodies and queries that refer to something. */
  readonly ids: Readonly<Record<string, string>>;
};

/** Makes a person with an order, a full cart in a group order with a guest, a postal address and a card. */
export async function liveWholeLife(sandbox: RunningSandbox): Promise<WholeLife> {
  const shopper = await Shopper.signedIn(sandbox);
  const { caller } = shopper;
  const { order } = (await shopper.order(await shopper.fill(), await shopper.card(CARDS.passes))).body;
  const guestOrder = await placeAsGuest(sandbox);
  await shopper.add();
  const { fulfillment } = (
    await caller.call('POST', '/fulfillment/fulfillments', {
      merchantId: MERCHANT,
      fulfillmentType: 'DELIVERY',
    })
  ).body;
  const group = `/fulfillment/fulfillments/${fulfillment.fulfillmentId}`;
  const { linkId } = (await caller.call('POST', `${group}/create-invite`)).body;
  const guestId = await bringGuest(sandbox, group, linkId);
  const { cart } = (await caller.call('GET', `/main/v1/cart/${MERCHANT}`)).body;
  const { deliveryAddresses } = (await caller.call('GET', '/main/delivery-addresses')).body;
  const { menu } = (await caller.call('GET', '/main/v1/menus?merchantExternalId=lucknow-lunch-home')).body;
  const { team } = (await caller.call('GET', '/gateway/teams/mercer-street')).body;
  const { externalUserId } = (await caller.call('GET', '/main/v1/user')).body.user;

  const cartItemId: string = cart.cartItems[0].cartItemId;
  const addressId: string = deliveryAddresses[0].deliveryAddressId;
  const ids = {
    merchantId: MERCHANT,
    cartChecksum: cart.cartChecksum,
    checksum: fulfillment.checksum,
    cartItemId,
    item: cartItemId,
    menuId: menu.id,
    itemId: 'lemon-rice-box',
    menuItemId: 'lemon-rice-box',
    orderIdentifier: order.orderId,
    token: order.orderToken,
    code: 'LUNCH10',
    linkId,
    workspaceId: 'northlight',
    catalogId: 'northlight-lunch',
    teamId: 'mercer-street',
    locationId: team.locations[0].locationId,
    userDeliveryAddressId: addressId,
    deliveryAddressId: addressId,
    selectedTipOptionId: 'tip_15',
    key: 'rw_enable_sift',
    externalUserId,
    // Of nobody: news that is sent meanwhile would change the tables.
    subscriptionId: 'no-subscription',
  };
  const known: Readonly<Record<string, string>> = ids;
  const idOf: Readonly<Record<string, string>> = {
    '/v1/order/': order.orderId,
    '/v1/guest-order/': guestOrder.guestOrderToken,
    '/delivery-addresses/': addressId,
    '/merchants/': MERCHANT,
    '/v1/menu/': menu.id,
    '/fulfillments/': fulfillment.fulfillmentId,
  };
  return {
    externalUserId,
    ids,
    idFor: (path, name) => {
      if (path.startsWith('/fulfillments/') && name === 'externalUserId') return guestId;
      const start = Object.keys(idOf).find((prefix) => path.startsWith(prefix)) ?? '';
      const id = known[name] ?? idOf[start];
      if (name !== 'id' && known[name]) return known[name];
      if (!id) throw new Error(`No value is known for the parameter ${name} of ${path}.`);
      return id;
    },
  };
}

async function placeAsGuest(sandbox: RunningSandbox): Promise<Answer['body']> {
  const guest = Shopper.guest(sandbox);
  return (await guest.order(await guest.fill(), await guest.card(CARDS.passes))).body;
}

async function bringGuest(sandbox: RunningSandbox, group: string, inviteLinkId: string): Promise<string> {
  const email = `guest-${Date.now()}@life.example`;
  const guest: Caller = await newPerson(sandbox, { email, firstName: 'Gus' });
  const joined = await guest.call('POST', `${group}/guests`, { inviteLinkId });
  if (joined.status !== 200) throw new Error(`The guest could not join: ${JSON.stringify(joined.body)}`);
  return (await guest.call('GET', '/main/v1/user')).body.user.externalUserId;
}
