import { expect, it } from '@jest/globals';
import { mainApi } from '@tiffin/contracts/schemas';
import { samplesOf } from '@tiffin/contracts/test-support';
import { createQueryClient } from '../client/create-query-client';
import { startNetwork } from '../test-support/start-network';
import { menuQueries } from './menu.queries';
import { merchantQueries } from './merchant.queries';

const sampleOf = ({ response }: (typeof mainApi)['getMerchant' | 'getMenus']) => samplesOf(response)[0];

function setUp() {
  const requests = startNetwork(({ url }) => ({
    data: sampleOf(url === '/v1/merchants' ? mainApi.getMerchant : mainApi.getMenus),
  }));
  const client = createQueryClient({ onEffect: () => undefined });
  const sent = () => requests.map(({ url, params }) => ({ url, ...params }));
  const settled = async () => {
    while (client.isFetching() > 0) await new Promise(setImmediate);
  };
  return { client, sent, settled };
}

const names = { externalId: 'slug', brandExternalId: 'brand', cartCheckoutCode: 'code' };
const menuNames = { merchantExternalId: 'slug', debug: true, menuDraftId: 'draft' };
const load = { ...menuNames, brandExternalId: 'brand', cartCheckoutCode: 'code' };
const merchantCall = { url: '/v1/merchants', ...names };
const menuCall = { url: '/v1/menus', ...menuNames };

it('[MER-04] takes external id, brand, checkout code, debug flag and menu draft, and reads the menu after the merchant', async () => {
  const { client, sent, settled } = setUp();
  await client.fetchQuery(merchantQueries.load(load));
  await settled();
  expect(sent()).toEqual([merchantCall, menuCall]);
});

it('[MER-04] reads a menu again that was read before the merchant', async () => {
  const { client, sent, settled } = setUp();
  const { merchantExternalId, ...more } = menuNames;
  const menu = menuQueries.forMerchant(merchantExternalId, more);
  client.setQueryData(menu.queryKey, mainApi.getMenus.response.parse(sampleOf(mainApi.getMenus)).menu, {
    updatedAt: Date.now() - 1000,
  });
  await client.fetchQuery(merchantQueries.load(load));
  await settled();
  expect(sent()).toEqual([merchantCall, menuCall]);
});

it('does not read a menu twice that is read beside the merchant', async () => {
  const { client, sent, settled } = setUp();
  const { merchantExternalId, ...more } = menuNames;
  const merchant = client.fetchQuery(merchantQueries.load(load));
  await client.fetchQuery(menuQueries.forMerchant(merchantExternalId, more));
  await merchant;
  await settled();
  expect(sent()).toEqual([merchantCall, menuCall]);
});

it('[MER-04] leaves the menu alone where it is told to', async () => {
  const { client, sent, settled } = setUp();
  await client.fetchQuery(merchantQueries.load({ ...load, refetchMenuAfterLoad: false }));
  await settled();
  expect(sent()).toEqual([merchantCall]);
});

it('[MER-04] takes a brand in place of a merchant, and reads the menu of the merchant that answers', async () => {
  const { client, sent, settled } = setUp();
  const { externalId } = await client.fetchQuery(
    merchantQueries.load({ brandExternalId: 'brand', debug: true }),
  );
  await settled();
  expect(sent()).toEqual([
    { url: '/v1/merchants', brandExternalId: 'brand' },
    { url: '/v1/menus', merchantExternalId: externalId, debug: true },
  ]);
});

it.each([
  ['its brand', { brandExternalId: 'brand' }],
  ['a code', { cartCheckoutCode: 'code' }],
])(
  '[MER-04] keeps a merchant that was asked for with %s apart from the published one',
  async (_what, more) => {
    const { client, sent } = setUp();
    await client.fetchQuery(merchantQueries.detail('slug'));
    const asked = { merchantExternalId: 'slug', refetchMenuAfterLoad: false, ...more };
    await client.fetchQuery(merchantQueries.load(asked));
    expect(sent()).toEqual([
      { url: '/v1/merchants', externalId: 'slug' },
      { url: '/v1/merchants', externalId: 'slug', ...more },
    ]);
  },
);

it('[MNU-16] keeps one menu, whichever item’s choices come with it', async () => {
  const { client, sent } = setUp();
  const menu = (includeChoicesForItemId?: string) =>
    menuQueries.forMerchant('slug', { excludeChoices: true, includeChoicesForItemId });
  await client.fetchQuery(menu('thali'));
  await client.fetchQuery(menu());
  expect(sent()).toEqual([
    { url: '/v1/menus', merchantExternalId: 'slug', excludeChoices: true, includeChoicesForItemId: 'thali' },
  ]);
});

it('takes a merchant by its id from a fresh answer by its external id, and reads it otherwise', async () => {
  const { client, sent } = setUp();
  const { id } = await client.fetchQuery(merchantQueries.detail('slug'));
  expect(await client.fetchQuery(merchantQueries.byId(id))).toMatchObject({ id });
  expect(sent()).toHaveLength(1);
  await client.invalidateQueries({ queryKey: merchantQueries.root });
  await client.fetchQuery(merchantQueries.byId(id));
  expect(sent()).toEqual([expect.anything(), { url: '/v1/merchants', id }]);
});
