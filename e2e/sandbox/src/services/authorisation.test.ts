import { guest, type Answer, type Caller } from '../test-support/caller';
import { MERCHANT } from '../test-support/shopper';
import { ownEverything, type Belongings } from '../test-support/belongings';
import { workerSandbox } from '../test-support/worker-sandbox';
import { SANDBOX_START_MS } from '../test-support/start-sandbox';

const sandbox = workerSandbox();
let world: Belongings;
beforeAll(async () => {
  world = await ownEverything(sandbox);
}, SANDBOX_START_MS);

type Ids = Belongings['ids'];
type Row = {
  /** The id of the owner's thing. */
  readonly of: string;
  readonly method: Parameters<Caller['call']>[0];
  readonly path: (ids: Ids) => string;
  readonly body?: (ids: Ids) => unknown;
  /** The status that the owner gets; 200 if absent. */
  readonly owner?: number;
};

const group = (rest: string) => (ids: Ids) => `/fulfillment/fulfillments/${ids['groupId']}${rest}`;
const order = (rest: string) => (ids: Ids) => `/main/v1/order/${ids['orderId']}${rest}`;
const byToken = (rest: string) => (ids: Ids) => `/main/v1/order/token/${ids['orderToken']}${rest}`;
const points = (rest: string) => (ids: Ids) =>
  `/user-gateway/consumer-user/${ids['externalUserId']}/balances/${rest}?pointsToRedeem=1000&currency=CAD`;
const line = (ids: Ids) => `/main/v1/cart/${MERCHANT}/item/${ids['cartItemId']}`;
const cardOf = (ids: Ids) => ({
  paymentMethodIdentifier: {
    entityType: 'PAYMENT_OPTION',
    entityId: ids['cardId'],
    paymentProvider: 'STRIPE',
    paymentOptionType: 'CREDIT_CARD_VAULTED',
  },
});
const confirmation = (ids: Ids) => ({
  checksum: ids['checksum'],
  paymentMethod: cardOf(ids),
  fundingSourceId: null,
  paymentChallengeAnswer: null,
  subdomain: null,
});
/** Changes what the host pays for, so that the confirm after it is refused. */
const TIP = { selectedTipOptionId: null, customTipAmountMicro: 3_000_000 };
const lemonRice = () => ({ menuItemId: 'lemon-rice-box', quantity: 1, cartItemOptions: [] });

/** Every call that names something of a person. In each row the owner's own call comes last. */
const ROWS: readonly Row[] = [
  { of: 'orderId', method: 'GET', path: order('') },
  {
    of: 'orderId',
    method: 'GET',
    path: ({ orderId }) => `/main/v1/delivery-status?orderIdentifier=${orderId}&orderIdentifierType=ID`,
  },
  { of: 'orderId', method: 'PATCH', path: order('/continue') },
  { of: 'orderToken', method: 'PATCH', path: byToken('/continue') },
  { of: 'orderToken', method: 'PATCH', path: byToken('/cancel') },
  { of: 'orderId', method: 'PATCH', path: order('/cancel') },
  { of: 'externalUserId', method: 'GET', path: points('redeem-points-preview') },
  { of: 'externalUserId', method: 'POST', path: points('redeem-points') },
  {
    of: 'externalUserId',
    method: 'GET',
    path: ({ externalUserId }) =>
      `/gateway/merchants/nearby?latitude=43.6&longitude=-79.3&externalUserId=${externalUserId}`,
  },
  { of: 'groupId', method: 'GET', path: group('') },
  { of: 'groupId', method: 'GET', path: group('?includeOrderId=true') },
  { of: 'groupId', method: 'GET', path: group('/status') },
  { of: 'groupId', method: 'GET', path: group('/validation') },
  { of: 'groupId', method: 'GET', path: group('/scheduled-time-slots') },
  { of: 'groupId', method: 'GET', path: group('/tip-options') },
  { of: 'groupId', method: 'GET', path: group('/fulfillment-type-options') },
  { of: 'groupId', method: 'POST', path: group('/create-invite') },
  { of: 'groupId', method: 'POST', path: group('/guests'), body: () => ({ firstName: 'Mallory' }) },
  { of: 'groupId', method: 'POST', path: group('/guests/leave'), owner: 409 },
  { of: 'groupId', method: 'POST', path: group('/guests/leave-with-items'), owner: 409 },
  { of: 'groupId', method: 'POST', path: group('/guests/more-time') },
  { of: 'groupId', method: 'PATCH', path: group(''), body: () => ({ tip: TIP }) },
  { of: 'groupId', method: 'POST', path: group('/nudges'), body: () => ({}) },
  {
    of: 'groupId',
    method: 'POST',
    path: (ids) => group(`/guests/${ids['memberId']}/count-in`)(ids),
    owner: 409,
  },
  { of: 'groupId', method: 'POST', path: group('/confirm'), body: confirmation, owner: 409 },
  { of: 'groupId', method: 'DELETE', path: (ids) => group(`/guests/${ids['memberId']}`)(ids) },
  { of: 'cartItemId', method: 'PUT', path: line, body: lemonRice },
  { of: 'cartItemId', method: 'DELETE', path: line },
  {
    of: 'addressId',
    method: 'PUT',
    path: () => `/main/v1/cart/${MERCHANT}/fulfillment`,
    body: ({ addressId }) => ({ fulfillmentType: 'DELIVERY', userDeliveryAddressId: addressId }),
  },
  { of: 'addressId', method: 'DELETE', path: ({ addressId }) => `/main/delivery-addresses/${addressId}` },
  { of: 'groupId', method: 'DELETE', path: group('') },
  {
    of: 'cardId',
    method: 'DELETE',
    path: ({ cardId }) => `/main/payment/method?paymentMethodId=${cardId}`,
  },
];

const placeholders = Object.fromEntries(
  ['orderId', 'orderToken', 'externalUserId', 'groupId', 'memberId', 'cartItemId', 'addressId', 'cardId'].map(
    (name) => [name, `{${name}}`],
  ),
);
const named = ROWS.map((row) => [`${row.method} ${row.path(placeholders)}`, row] as const);

describe('what a person owns', () => {
  it.each([
    `/main/v1/cart/${MERCHANT}`,
    `/main/v1/cart/${MERCHANT}/incentives`,
    '/main/v1/user',
    '/main/delivery-addresses',
    '/main/payment/method?paymentProcessor=STRIPE',
    '/main/v1/reorder?latitude=43.6455&longitude=-79.3901',
    `/main/v1/reorder/${MERCHANT}`,
    '/gateway/orders/active',
    '/gateway/orders/history',
    '/gateway/payments/groups?paymentProviders=STRIPE,TIFFIN',
    `/fulfillment/fulfillments?merchantIds=${MERCHANT}`,
  ])('appears in nobody else’s %s', async (path) => {
    const { owner, others } = world;
    expect((await owner.call('GET', path)).status).toBe(200);
    for (const caller of Object.values(others)) expectNothingOf(await caller.call('GET', path));
  });

  it('is not found by searching groups for its order, token, basket or merchant', async () => {
    const { orderId, orderToken } = world.ids;
    for (const query of [`orderIds=${orderId}`, `orderTokens=${orderToken}`, `basketIds=${MERCHANT}`])
      for (const caller of Object.values(world.others)) {
        const answer = await caller.call('GET', `/fulfillment/fulfillments?${query}`);
        expect([200, 401]).toContain(answer.status);
        expect(answer.body.fulfillments ?? []).toEqual([]);
      }
  });

  it('cannot be used for payment by another person: a card, or the invoice of a team', async () => {
    const eve = await another();
    const { body } = await eve.call('GET', `/main/v1/cart/${MERCHANT}`);
    const pay = (paymentMethodIdentifier: unknown) =>
      eve.call('POST', '/main/v1/order', {
        merchantId: MERCHANT,
        cartChecksum: body.cart.cartChecksum,
        paymentMethod: { paymentMethodIdentifier },
        guestProfile: null,
        subscribedToMerchantMarketingEmails: false,
        externalId: world.ids['externalUserId'],
      });
    const { cardId = '' } = world.ids;
    const refusals = [
      await pay(cardOf({ cardId }).paymentMethodIdentifier),
      await pay(cardOf({ cardId: 'pm_nobodys' }).paymentMethodIdentifier),
      await pay({
        entityType: 'ACCOUNT',
        entityId: 'northlight',
        paymentProvider: 'TIFFIN',
        paymentOptionType: 'INVOICE',
      }),
    ];
    for (const refused of refusals)
      expect(refused).toMatchObject({
        status: 400,
        body: { error: { type: 'INVALID_PARAMETER', reason: 'paymentMethod' } },
      });
    expect(refusals[0]?.body).toEqual(refusals[1]?.body);
  });

  it('cannot be given to a group by its id: a postal address, a card', async () => {
    const eve = await another();
    const start = (deliveryAddressId: string) =>
      eve.call('POST', '/fulfillment/fulfillments', {
        merchantId: MERCHANT,
        fulfillmentType: 'DELIVERY',
        deliveryAddressId,
      });
    const { addressId = '', cardId = '' } = world.ids;
    const refused = await start(addressId);
    expect([refused.status, refused.body]).toEqual([400, (await start('nothing-like-it')).body]);
    const { fulfillment } = (
      await eve.call('POST', '/fulfillment/fulfillments', {
        merchantId: MERCHANT,
        fulfillmentType: 'PICKUP',
      })
    ).body;
    const patched = await eve.call('PATCH', `/fulfillment/fulfillments/${fulfillment.fulfillmentId}`, {
      ownerPaymentOptions: cardOf({ cardId }),
    });
    expect(patched.body.error).toMatchObject({ type: 'INVALID_PARAMETER', reason: 'paymentMethod' });
  });
});

describe('a token', () => {
  it('of an order lets its bearer read it without the guest’s own data', async () => {
    const { ids, others } = world;
    const reader = others['nobody'] ?? guest(sandbox);
    const read = await reader.call('GET', `/main/v1/order/token/${ids['guestOrderToken']}`);
    expect(read.body.order.orderId).toBe(ids['guestOrderId']);
    const { orderToken } = read.body.order;
    const shared = await reader.call('GET', `/main/v1/order/token/${orderToken}`);
    expect(shared.body.order).toMatchObject({ guestOrderToken: null, guestProfile: null });
  });

  it('of one kind is not accepted as another kind', async () => {
    const { orderId, guestOrderId, orderToken } = world.ids;
    const wrong = [
      `/main/v1/order/token/${orderId}`,
      `/main/v1/guest-order/${orderToken}`,
      `/main/v1/guest-order/${guestOrderId}`,
      `/main/v1/delivery-status?orderIdentifier=${orderToken}&orderIdentifierType=GUEST_TOKEN`,
    ];
    for (const path of wrong)
      expect([path, (await world.owner.call('GET', path)).status]).toEqual([path, 404]);
  });
});

// These tests destroy what the owner has, so they run last.
describe('something a person owns', () => {
  it.each(named)('opens only to its owner with %s', async (_name, row) => {
    const { ids, others, owner } = world;
    for (const [who, caller] of Object.entries(others)) {
      const answer = await ask(caller, row, ids);
      expect([who, [401, 403, 404].includes(answer.status)]).toEqual([who, true]);
      expectNothingOf(answer);
      if (answer.status === 404)
        expect(await ask(caller, row, { ...ids, [row.of]: 'nothing-like-it' })).toEqual(answer);
    }
    expect((await ask(owner, row, ids)).status).toBe(row.owner ?? 200);
  });
});

function ask(caller: Caller, { method, path, body }: Row, ids: Ids): Promise<Answer> {
  return caller.call(method, path(ids), body?.(ids));
}

function expectNothingOf(answer: Answer): void {
  const text = JSON.stringify(answer.body ?? '');
  expect(world.secrets.filter((secret) => text.includes(secret))).toEqual([]);
}

async function another(): Promise<Caller> {
  const eve = world.others['another person'];
  if (!eve) throw new Error('There is no other person.');
  const item = { menuItemId: 'lemon-rice-box', quantity: 2, cartItemOptions: [] };
  await eve.call('POST', `/main/v1/cart/${MERCHANT}/item`, item);
  await eve.call('PUT', `/main/v1/cart/${MERCHANT}/fulfillment`, { fulfillmentType: 'PICKUP' });
  return eve;
}
