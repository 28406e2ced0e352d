import { CONTRACT_VERSION } from '@tiffin/contracts';
import type { Remote } from '@tiffin/contracts';
import { lazyScreen } from '@tiffin/federation';
import { routes } from './routes';

const StatusScreen = lazyScreen(async () => {
  const screen = await import(/* webpackChunkName: "status-screen" */ './views/status-screen');
  return { View: screen.StatusScreen };
});

/** The pages of an order's status. */
export const remote: Remote = {
  contract: CONTRACT_VERSION,
  routes: routes.map(({ path }) => ({ path, element: <StatusScreen /> })),
  messages: async (locale) =>
    (locale === 'zh'
      ? await import(/* webpackChunkName: "zh" */ './locales/zh.json')
      : await import('./locales/en.json')
    ).default,
};
