import { CONTRACT_VERSION } from '@tiffin/contracts';
import type { Remote } from '@tiffin/contracts';
import { lazyScreen } from '@tiffin/federation';
import { routes } from './routes';

const StatusScreen = lazyScreen(async () => {
  const screen = await import(/* webpackChunkName: "status-screen" */ './views/status-screen');
  return { View: screen.StatusScreen };
});

const HistoryScreen = lazyScreen(async () => {
  const screen = await import(/* webpackChunkName: "history-screen" */ './views/history/history-screen');
  return { View: screen.HistoryScreen };
});

const screens = { 'status-screen': <StatusScreen />, 'history-screen': <HistoryScreen /> } as const;

/** The pages of an order's status, and a person's order history. */
export const remote: Remote = {
  contract: CONTRACT_VERSION,
  routes: routes.map(({ path, screen }) => ({ path, element: screens[screen] })),
};
