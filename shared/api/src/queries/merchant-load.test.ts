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

it('takes a merchant by its id from a fresh answer by its external id, and reads it otherwise', async () => {
  const { client, sent } = setUp();
  const { id } = await client.fetchQuery(merchantQueries.detail('slug'));
  expect(await client.fetchQuery(merchantQueries.byId(id))).toMatchObject({ id });
  expect(sent()).toHaveLength(1);
  await client.invalidateQueries({ queryKey: merchantQueries.root });
  await client.fetchQuery(merchantQueries.byId(id));
  expect(sent()).toEqual([expect.anything(), { url: '/v1/merchants', id }]);
});
