import type { FirstSlots, MissingWords, StatedRoute } from '@tiffin/contracts';

/** How the menu page reads a menu: choices come when somebody opens an item. */
export const MENU_VIEW = { excludeChoices: true } as const;

/** What a page says if this remote does not load. */
export const missing = { en: 'The menus didn’t load', zh: '未能載入餐牌' } as const satisfies MissingWords;

/** Bytes of JavaScript (brotli) of the remote's own for its heaviest screen, at most. */
export const budgetBytes = 36_000;

export const routes = [
  { path: '/', screen: 'home-screen', listed: 'always', isPersonal: true },
  { path: '/catalogs/:catalogId', screen: 'catalog-screen', listed: 'always' },
  { path: '/workspaces/:workspaceId', screen: 'catalog-screen' },
  {
    path: '/m/:merchantExternalId/menu',
    screen: 'menu-screen',
    listed: 'by-merchant',
    firstLoad: { bytes: 175_913, requests: 6 },
  },
  { path: '/m/:merchantExternalId/order', screen: 'order-screen' },
] as const satisfies readonly StatedRoute[];

/** Not a part of the routes, which every page loads first. */
export const firstSlots = {
  '/m/:merchantExternalId/menu': ['group-order-entry'],
} as const satisfies FirstSlots;
