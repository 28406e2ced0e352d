import { CONTRACT_VERSION } from '@tiffin/contracts';
import type { Remote } from '@tiffin/contracts';
import { lazy } from 'react';

const StatusScreen = lazy(() =>
  import('./views/status-screen').then(({ StatusScreen: screen }) => ({ default: screen })),
);

/** The pages of an order's status. */
export const remote: Remote = {
  contract: CONTRACT_VERSION,
  routes: [{ path: '/m/:merchantExternalId/status/:orderIdOrToken', element: <StatusScreen /> }],
  messages: async (locale) =>
    (locale === 'zh' ? await import('./locales/zh.json') : await import('./locales/en.json')).default,
};
