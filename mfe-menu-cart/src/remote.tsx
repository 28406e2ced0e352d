import { CONTRACT_VERSION } from '@tiffin/contracts';
import type { Remote } from '@tiffin/contracts';
import { lazyScreen } from '@tiffin/federation';
import { routes } from './routes';
import { prefetchMenu } from './views/menu/prefetch-menu';

const HomeScreen = lazyScreen(async () => {
  const screen = await import(/* webpackChunkName: "home-screen" */ './views/home/home-screen');
  return { View: screen.HomeScreen };
});
const CatalogScreen = lazyScreen(async () => {
  const screen = await import(/* webpackChunkName: "catalog-screen" */ './views/catalog/catalog-screen');
  return { View: screen.CatalogScreen };
});
const MenuScreen = lazyScreen(async () => {
  const screen = await import(/* webpackChunkName: "menu-screen" */ './views/menu/menu-screen');
  return { View: screen.MenuScreen };
}, prefetchMenu);
const OrderScreen = lazyScreen(async () => {
  const screen = await import(/* webpackChunkName: "order-screen" */ './views/order/order-screen');
  return { View: screen.OrderScreen };
});

const screens = {
  'home-screen': <HomeScreen />,
  'catalog-screen': <CatalogScreen />,
  'menu-screen': <MenuScreen />,
  'order-screen': <OrderScreen />,
};

/** Browsing merchants, reading a menu, filling a cart. */
export const remote: Remote = {
  contract: CONTRACT_VERSION,
  routes: routes.map(({ path, screen }) => ({ path, element: screens[screen] })),
};
