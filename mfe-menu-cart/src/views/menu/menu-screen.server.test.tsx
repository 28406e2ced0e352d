import { expect, it } from '@jest/globals';
import { menuQueries, merchantQueries } from '@tiffin/api';
import { ana, makeDeliveryInfo, makeMenu, makeMenuItem, makeMerchant } from '@tiffin/testing';
import { renderOnServerAndHydrate } from '@tiffin/testing/server-render';
import { MENU_VIEW } from '../../routes';

const load = async () => {
  const { MenuScreen } = await import('./menu-screen');
  return <MenuScreen />;
};

const path = '/m/lucknow-lunch-home/menu';
const route = '/m/:merchantExternalId/menu';
const merchant = makeMerchant();
const ids = Array.from({ length: 90 }, (_, at) => `dish-${at}`);
const longMenu = makeMenu({
  items: Object.fromEntries(ids.map((id) => [id, makeMenuItem({ id, name: id })])),
  categories: makeMenu().categories.map((category) => ({ ...category, itemIds: ids })),
});
const filledWith = (menu = makeMenu(), shown = merchant) =>
  [
    [merchantQueries.detail('lucknow-lunch-home').queryKey, shown],
    [menuQueries.forMerchant('lucknow-lunch-home', MENU_VIEW).queryKey, menu],
    [merchantQueries.deliveryInfo(shown.id).queryKey, makeDeliveryInfo()],
  ] as const;
const knowing = {
  session: ana,
  width: 1280,
  isOnline: false,
  stored: { 'tiffin.menuLanguage': 'zh-HK', 'tiffin.personal.favourites': '[]' },
};

it('reserves the room of a menu that is not known', async () => {
  const { served } = await renderOnServerAndHydrate({ load, path, route, browser: knowing });
  expect(served.querySelector('[aria-busy="true"]')).not.toBeNull();
});

it.each(['en', 'zh'] as const)('shows merchant and dishes: %s', async (locale) => {
  const options = { load, path, route, locale, filled: filledWith() };
  const { served, page } = await renderOnServerAndHydrate({ ...options, browser: knowing });
  expect(served.querySelector('h1')).toHaveTextContent('Lucknow Lunch Home');
  expect(served.querySelector('a[data-item]')).toHaveAttribute('href', expect.stringMatching(/^\?item=/));
  expect(served.querySelector('nav a')).toHaveAttribute('href', expect.stringMatching(/^#./));
  expect(page.querySelector('section[aria-label]')).not.toBeNull();
});

it('shows every dish of a long menu without JavaScript', async () => {
  const { served } = await renderOnServerAndHydrate({ load, path, route, filled: filledWith(longMenu) });
  const cards = 90 * longMenu.categories.length;
  expect(served.querySelectorAll('a[data-item]')).toHaveLength(cards);
  expect(served.querySelectorAll('a[data-item] noscript')).toHaveLength(cards - 4);
});

it.each([
  ['item=item-thali', 390],
  ['item=item-thali', 1280],
  ['cart=open', 390],
])('opens after hydration what the URL names: %s, %i px', async (query, width) => {
  const options = { load, path: `${path}?${query}`, route, filled: filledWith() };
  const { served, page } = await renderOnServerAndHydrate({ ...options, browser: { ...knowing, width } });
  expect(served.querySelector('h1')).toHaveTextContent('Lucknow Lunch Home');
  expect(page.querySelector('[role="dialog"]')).not.toBeNull();
});

it('[MNU-16] opens a dish with the choices that the server has read with the menu', async () => {
  const options = { load, path: `${path}?item=item-thali`, route, filled: filledWith() };
  const { page } = await renderOnServerAndHydrate({ ...options, browser: knowing });
  expect(page.querySelector('[role="dialog"] input[type="radio"]')).toBeChecked();
});

it.each(['learn=true', 'q=thali', 'diet=VEGAN', 'cart=open'])(
  'hydrates with %s in the URL',
  async (query) => {
    const options = { load, path: `${path}?${query}`, route, filled: filledWith() };
    const { served } = await renderOnServerAndHydrate({ ...options, browser: knowing });
    expect(served.querySelector('h1')).toHaveTextContent('Lucknow Lunch Home');
  },
);

it('shows that a merchant is closed, and what it offers', async () => {
  const closed = makeMerchant({
    open: false,
    isAvailableNow: false,
    nextOpenTime: '2026-11-26T16:00:00Z',
    highlightMessage: 'Try the thali',
  });
  const { served } = await renderOnServerAndHydrate({
    load,
    path,
    route,
    filled: filledWith(makeMenu(), closed),
  });
  expect(served).toHaveTextContent('Closed');
});
