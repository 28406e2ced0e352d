import { CONTRACT_VERSION } from '@tiffin/contracts';
import type { Remote } from '@tiffin/contracts';
import { lazyScreen } from '@tiffin/federation';
import { routes } from './routes';

const GroupScreen = lazyScreen(async () => {
  const screen = await import(/* webpackChunkName: "group-screen" */ './views/group-screen');
  return { View: screen.GroupScreen };
});

const ShortLinkScreen = lazyScreen(async () => {
  const screen = await import(/* webpackChunkName: "short-link-screen" */ './views/short-link-screen');
  return { View: screen.ShortLinkScreen };
});

const screens = { 'group-screen': <GroupScreen />, 'short-link-screen': <ShortLinkScreen /> } as const;

/** Group orders: the group's page, and the entry to it from menu and cart. */
export const remote: Remote = {
  contract: CONTRACT_VERSION,
  routes: routes.map(({ path, screen }) => ({ path, element: screens[screen] })),
  slots: {
    'group-order-entry': () =>
      import(/* webpackChunkName: "group-entry" */ './views/entry/group-order-entry').then((m) => ({
        View: m.GroupOrderEntry,
      })),
  },
};
