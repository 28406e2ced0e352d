import { guest, type Answer, type Caller } from '../../test-support/caller';
import { CARDS, Shopper } from '../../test-support/shopper';
import { newMember } from '../../test-support/team-member';
import { ownSandbox } from '../../test-support/own-sandbox';

const sandbox = ownSandbox();

const HERE = 'latitude=43.6455&longitude=-79.3901';

async function nearby(query: string, who: Caller = guest(sandbox)): Promise<Answer> {
  return who.call('GET', `/gateway/merchants/nearby?${HERE}&limit=100&${query}`);
}

async function names(query: string, who?: Caller): Promise<readonly string[]> {
  return (await nearby(query, who)).body.merchants.map(
    ({ externalId }: { externalId: string }) => externalId,
  );
}

describe('merchants nearby', () => {
  it.each([
    ['isOpenNow=true', 'shutters-down'],
    ['isAvailableNow=true', 'forno-di-quartiere'],
    ['hasDelivery=true', 'garden-of-peas'],
    ['hasDineIn=true', 'lucknow-lunch-home'],
    ['hasGroupOrdering=true', 'the-two-thousand'],
    ['isTopMerchant=true', 'beit-zaytoun'],
    ['notInCatalog=northlight-lunch', 'lucknow-lunch-home'],
    ['query=dim', 'lucknow-lunch-home'],
    ['maxDistance=300', 'taqueria-nopal'],
  ])('%s leaves out %s, which is listed otherwise', async (filter, externalId) => {
    expect(await names('')).toContain(externalId);
    const left = await names(filter);
    expect(left).not.toContain(externalId);
    expect(left.length).toBeGreaterThan(0);
  });

  it.each(['dal makhani', 'DAL MAKHANI', '慢燉黑扁豆'])(
    'a dish finds the merchants that sell it: %s',
    async (dish) => {
      const found = await names(`query=${encodeURIComponent(dish)}`);
      expect(found).toContain('lucknow-lunch-home');
      expect(found).not.toContain('mak-kee-dim-sum');
    },
  );

  it('a brand finds its merchants', async () => {
    expect(await names('query=Awadh%20Kitchens')).toEqual(['lucknow-lunch-home']);
  });

  it('a dish of no menu finds nothing', async () => {
    expect(await names('query=ambrosia')).toEqual([]);
  });

  it('hasPickup=true leaves out merchants that only deliver', async () => {
    const there = 'latitude=22.2857&longitude=114.1424&limit=100';
    const listed = async (filter: string) =>
      (await guest(sandbox).call('GET', `/gateway/merchants/nearby?${there}${filter}`)).body.merchants.map(
        ({ externalId }: { externalId: string }) => externalId,
      );
    expect(await listed('')).toContain('sai-ying-pun-slices');
    expect(await listed('&hasPickup=true')).not.toContain('sai-ying-pun-slices');
  });

  it('are listed first where the person ordered before, and nobody else learns of it', async () => {
    const shopper = await Shopper.signedIn(sandbox, 'm_vault-street-grill');
    const { externalUserId } = (await shopper.caller.call('GET', '/main/v1/user')).body.user;
    const first = async () => (await names(`externalUserId=${externalUserId}`, shopper.caller))[0];
    expect(await first()).not.toBe('lucknow-lunch-home');
    const eater = await Shopper.signedIn(sandbox);
    await eater.order(await eater.fill(), await eater.card(CARDS.passes));
    const { externalUserId: eaterId } = (await eater.caller.call('GET', '/main/v1/user')).body.user;
    expect((await names(`externalUserId=${eaterId}`, eater.caller))[0]).toBe('lucknow-lunch-home');
    for (const stranger of [shopper.caller, guest(sandbox)]) {
      const refused = await nearby(`externalUserId=${eaterId}`, stranger);
      expect([refused.status, refused.body.merchants]).toEqual([403, undefined]);
    }
  });
});

describe('a page token', () => {
  const page = (more: string) =>
    guest(sandbox).call('GET', `/gateway/merchants/nearby?${HERE}&limit=3${more}`);
  const catalog = (more: string) =>
    guest(sandbox).call('GET', `/gateway/merchants/catalog?catalogId=northlight-lunch&limit=3${more}`);
  const REFUSED = { status: 400, body: { error: { type: 'INVALID_PARAMETER', reason: 'nextPageToken' } } };

  it('continues the same search', async () => {
    for (const list of [page, catalog]) {
      const { body: first } = await list('');
      const { body: second } = await list(`&nextPageToken=${first.paginationToken}`);
      expect(first.hasNextPage).toBe(true);
      const ids = [...first.merchants, ...second.merchants].map(({ id }) => id);
      expect(new Set(ids).size).toBe(6);
    }
  });

  it('is refused if it is invalid, belongs to another search, or is older than a quarter of an hour', async () => {
    const { paginationToken } = (await page('')).body;
    expect(await page('&nextPageToken=garbage')).toMatchObject(REFUSED);
    expect(await page(`&hasDelivery=true&nextPageToken=${paginationToken}`)).toMatchObject(REFUSED);
    expect(await catalog(`&nextPageToken=${paginationToken}`)).toMatchObject(REFUSED);
    await guest(sandbox).call('POST', '/sandbox/clock', { advanceMs: 16 * 60_000 });
    expect(await page(`&nextPageToken=${paginationToken}`)).toMatchObject(REFUSED);
  });
});

it('active orders are listed until the given number of minutes after their end', async () => {
  const shopper = await Shopper.signedIn(sandbox);
  const placed = await shopper.order(await shopper.fill(), await shopper.card(CARDS.passes));
  const { orderId } = placed.body.order;
  await guest(sandbox).call('POST', '/sandbox/clock', { advanceMs: 14_400_000, orderId });
  await guest(sandbox).call('POST', '/sandbox/clock', { advanceMs: 60_000 });
  const count = async (query: string) =>
    (await shopper.caller.call('GET', `/gateway/orders/active${query}`)).body.data.length;
  expect([await count('?maxMinutesAfterComplete=0'), await count('')]).toEqual([0, 1]);
  await guest(sandbox).call('POST', '/sandbox/clock', { advanceMs: 60 * 60_000 });
  expect([await count(''), await count('?maxMinutesAfterComplete=120')]).toEqual([0, 1]);
});

it('payment groups are sorted by provider, and include a team’s account for people who may bill it', async () => {
  const member = await newMember(sandbox, 'northlight', 'gwen@northlight.example');
  const groups = async (providers: string) =>
    (
      await member.call('GET', `/gateway/payments/groups?paymentProviders=${providers}`)
    ).body.paymentGroups.map(({ sourceType }: { sourceType: string }) => sourceType);
  expect(await groups('STRIPE')).toEqual(['PERSONAL']);
  expect(await groups('STRIPE,TIFFIN')).toEqual(['PERSONAL', 'CORPORATE']);
});

it('past items can be reordered while they are sold nearby', async () => {
  const shopper = await Shopper.signedIn(sandbox);
  const placed = await shopper.order(await shopper.fill(), await shopper.card(CARDS.passes));
  const again = async (query: string) =>
    (await shopper.caller.call('GET', `/main/v1/reorder${query}`)).body.reorderItems;
  expect(await again(`?${HERE}`)).toMatchObject([
    { orderId: placed.body.order.orderId, items: [{ menuItemId: 'lemon-rice-box', quantity: 2 }] },
  ]);
  expect(await again('?latitude=51.5&longitude=-0.09')).toEqual([]);
  expect(await again(`/${shopper.merchantId}`)).toHaveLength(1);
  const item = '/sandbox/merchants/lucknow-lunch-home/items/lemon-rice-box';
  await guest(sandbox).call('POST', item, { isAvailable: false });
  expect(await again(`?${HERE}`)).toEqual([]);
  await guest(sandbox).call('POST', item, { isAvailable: true });
});

describe('the order history', () => {
  type Listed = { readonly orderId: string };
  const history = async (caller: Caller, query = '') =>
    (await caller.call('GET', `/gateway/orders/history?${query}`)).body;
  const idsOf = ({ orders }: { readonly orders: readonly Listed[] }) => orders.map(({ orderId }) => orderId);
  async function orderTwice() {
    const shopper = await Shopper.signedIn(sandbox);
    const placed: string[] = [];
    for (const merchantId of ['m_lucknow-lunch-home', 'm_mak-kee-dim-sum']) {
      const there = shopper.at(merchantId);
      const { body } = await there.order(await there.fillPlain(), await there.card(CARDS.passes));
      placed.unshift(body.order.orderId);
    }
    return { caller: shopper.caller, placed };
  }

  it('lists every order of the person, the latest first, page by page', async () => {
    const { caller, placed } = await orderTwice();
    const first = await history(caller, 'limit=1');
    expect(first).toMatchObject({
      hasNextPage: true,
      orders: [{ merchant: { name: '麥記點心 Mak Kee Dim Sum' } }],
    });
    const second = await history(caller, `limit=1&nextPageToken=${first.paginationToken}`);
    expect(second).toMatchObject({ hasNextPage: false, paginationToken: null });
    expect([...idsOf(first), ...idsOf(second)]).toEqual(placed);
  });

  it('keeps the place of a page when another order is placed', async () => {
    const { caller, placed } = await orderTwice();
    const { paginationToken } = await history(caller, 'limit=1');
    const shopper = Shopper.of(caller);
    await shopper.order(await shopper.fillPlain(), await shopper.card(CARDS.passes));
    expect(idsOf(await history(caller, `limit=5&nextPageToken=${paginationToken}`))).toEqual(placed.slice(1));
  });

  it.each([
    ['a merchant', 'lucknow', 1],
    ['nothing', 'ambrosia', 0],
  ])('finds the orders of %s', async (_what, query, count) => {
    const { caller } = await orderTwice();
    expect((await history(caller, `query=${query}`)).orders).toHaveLength(count);
  });

  it('finds a dish by its name in both languages', async () => {
    const { caller } = await orderTwice();
    const [order] = (await history(caller, 'query=lucknow')).orders;
    const [{ name }] = order.items;
    expect(idsOf(await history(caller, `query=${encodeURIComponent(name)}`))).toEqual([order.orderId]);
  });

  it('refuses a page token of another kind', async () => {
    const { caller } = await orderTwice();
    const answer = await caller.call('GET', '/gateway/orders/history?nextPageToken=zzz');
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatchObject({ type: 'INVALID_PARAMETER', reason: 'nextPageToken' });
  });
});
