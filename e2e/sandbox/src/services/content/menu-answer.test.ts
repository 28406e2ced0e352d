import { expect, it } from '@jest/globals';
import { guest } from '../../test-support/caller';
import { workerSandbox } from '../../test-support/worker-sandbox';

const MENU = '/main/v1/menus?merchantExternalId=mak-kee-dim-sum';
const sandbox = workerSandbox();

const ask = (headers: Readonly<Record<string, string>> = {}) => fetch(sandbox.url + MENU, { headers });

it('a menu is sent again only if it changed, or in another language', async () => {
  const first = await ask({ 'accept-language': 'en' });
  const { menu } = await first.json();
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('vary')).toContain('Accept-Language');
  const again = await ask({ 'accept-language': 'en', 'if-none-match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const other = await ask({ 'accept-language': 'zh', 'if-none-match': etag });
  expect(other.status).toBe(200);
  expect((await other.json()).menu.categories).not.toEqual(menu.categories);

  const [itemId = ''] = Object.keys(menu.items);
  const item = `/sandbox/merchants/mak-kee-dim-sum/items/${itemId}`;
  await guest(sandbox).call('POST', item, { priceMicro: 77_000_000 });
  const changed = await ask({ 'accept-language': 'en', 'if-none-match': etag });
  expect((await changed.json()).menu.items[itemId].displayPriceMicro).toBe(77_000_000);
});
